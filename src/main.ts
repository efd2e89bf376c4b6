#!/usr/bin/env bun
import { Command } from "commander"
import { offlineServices, serve, temporaryServer } from "#app"
import { demo } from "#cli/demo"
import { environmentHelp } from "#cli/environment"
import { exportPerson } from "#cli/export"
import { health } from "#cli/health"
import { importFiles } from "#cli/import"
import { runCommand } from "#cli/run"
import { token } from "#cli/token"

const VERSION = "0.1.0"

/** Asking for help or the version ends with 0, wrong usage with 2. */
const program = new Command("hygeia")
  .description("A personal health agent in one executable.")
  .version(VERSION)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))

program
  .command("serve")
  .description("start the service; everything lives in DATA_DIR")
  .addHelpText("after", environmentHelp)
  .action(() => runCommand(serve))

program
  .command("demo")
  .description("bring a made-up person with two years of data into DATA_DIR")
  .action(() => runCommand(demo(temporaryServer)))

program
  .command("import")
  .description("bring in exports of devices and apps, or a plain CSV file")
  .argument("<file...>")
  .option("--json", "print the report of each file as one line of JSON")
  .action((files: ReadonlyArray<string>, { json }: { readonly json?: true }) =>
    runCommand(importFiles(files, json === true, temporaryServer)),
  )

program
  .command("export")
  .description("write everything there is about a person to a zip")
  .argument("[file.zip]", "hygeia-DATE.zip when none is named")
  .option("--user <address>", "whose, by e-mail address; the owner's when none is named")
  .action((file: string | undefined, { user }: { readonly user?: string }) =>
    runCommand(exportPerson(file ?? null, user ?? null, temporaryServer)),
  )

program
  .command("token")
  .description("print a 30-day service token for a local person")
  .option("--email <address>", "whose; the owner's when none is named")
  .action(({ email }) => runCommand(token(email ?? null, offlineServices)))

program
  .command("health")
  .description("succeed when the server of this DATA_DIR answers")
  .action(() => runCommand(health))

program.parse()
