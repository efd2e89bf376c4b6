import {
  boxed,
  dashedLines,
  hugeMask,
  hugePicture,
  loopingPages,
  loopingXref,
  manyLines,
  manyPages,
  nestedForms,
  unpackingContents,
  unpackingObjects,
} from "#test/hostile-pdf"
import { claimedJpeg, hugePng } from "#test/hostile-pictures"

/** A file that is made to be too much, and how its lab ends. */
interface HostileReport {
  readonly what: string
  readonly type: "application/pdf" | "image/png" | "image/jpeg"
  readonly make: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>
  readonly ends: string
}

const pdf = (what: string, make: HostileReport["make"], ends: string): HostileReport => ({
  what,
  type: "application/pdf",
  make,
  ends: `failed:${ends}`,
})

/** Files that a process has to end for, or that say by themselves that they are too much. */
export const HOSTILE_REPORTS: ReadonlyArray<HostileReport> = [
  pdf("forty forms, each of which draws the next twice", () => nestedForms(40), "too_much_memory"),
  pdf("sixteen of them", () => nestedForms(16), "too_much_memory"),
  pdf("a picture of 450 million dots", () => hugePicture(21_200), "too_many_pixels"),
  pdf("a mask of 450 million dots on a picture of one", () => hugeMask(21_200), "too_many_pixels"),
  pdf("1.7 GB of spaces", () => unpackingContents(" ", 1_700), "too_much_memory"),
  pdf("300 MB of lines", () => unpackingContents("0 0 m 9 9 l S ", 300), "too_much_memory"),
  pdf("objects in 1.7 GB", () => unpackingObjects(1_700), "too_much_memory"),
  pdf("41 pages", () => manyPages(41), "too_many_pages"),
  pdf("a hundred thousand pages", () => manyPages(100_000), "too_many_pages"),
  pdf("a billion pages that are not there", () => manyPages(1, 1_000_000_000), "no_results"),
  pdf("a page of a billion points", () => boxed("0 0 1000000000 1000000000"), "no_results"),
  pdf("a page that is a line", () => boxed("0 0 1000000000 1"), "file_unreadable"),
  pdf("a page without an end", () => boxed("-1e30 -1e30 1e30 1e30"), "no_results"),
  pdf("200,000 lines", () => manyLines(200_000), "too_many_objects"),
  pdf("a thousand lines of dashes", () => dashedLines(1_000), "too_long"),
  pdf("a table of objects that goes on in itself", loopingXref, "no_results"),
  pdf("a page tree that is its own child", loopingPages, "no_results"),
  {
    what: "a picture of 3.6 billion dots",
    type: "image/png",
    make: () => hugePng(60_000, 60_000),
    ends: "failed:too_many_pixels",
  },
  {
    what: "a picture of 59 million dots in one column",
    type: "image/png",
    make: () => hugePng(1, 59_000_000),
    ends: "failed:too_much_memory",
  },
  {
    what: "a picture that says it has 4.2 billion dots",
    type: "image/jpeg",
    make: () => claimedJpeg(65_000),
    ends: "failed:too_many_pixels",
  },
]
