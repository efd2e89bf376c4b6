#!/usr/bin/env bun
import { IMPORT_PROCESS } from "#domain/import-process"
import { LAB_PROCESS } from "#domain/lab-process"

const [, , word] = process.argv

// A process for one report or import evaluates nothing of the service. A computed path stays a program of its own in
// the build.
const program =
  word === LAB_PROCESS
    ? "./workers/lab-process.ts"
    : word === IMPORT_PROCESS
      ? "./workers/import-process.ts"
      : "./program.ts"
await import(new URL(program, import.meta.url).href)
