import type { ReadBy } from "#domain/biomarker"
import type { LabLimit } from "#domain/lab-limit"

/** A report that is to be read. */
export interface ReportTask {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly content_type: string
}

/** Rows that a model claims to have read in lines of a report: those that stand there become results of it. */
export interface RowsTask {
  readonly lines: ReadonlyArray<ReportLine>
  readonly rows: ReadonlyArray<ClaimedRow>
  /** What the report has already. */
  readonly results: ReadonlyArray<ReadResult>
}

/** A page of a PDF that is to be drawn. */
export interface PageTask {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** From 1. */
  readonly page: number
}

export type LabTask = ReportTask | RowsTask | PageTask

/** A page as it looks: a PNG. */
export interface DrawnPage {
  readonly png: Uint8Array<ArrayBuffer>
  /** Its width and height in points. */
  readonly size: readonly [number, number]
  /** How many pages its report has. */
  readonly pages: number
}

/** The answer about a page, its PNG aside; null where there is no such page, or it cannot be drawn. */
export type PageAnswer = Omit<DrawnPage, "png"> | null

/** A line of the text of a report. */
export interface ReportLine {
  readonly page: number
  /** Its words, a space between two of them. */
  readonly text: string
  /** The left, bottom, right and top of each word, one after the other. */
  readonly boxes: ReadonlyArray<number>
  readonly read_by: "text" | "picture"
}

/** A row as a model claims that it stands in a line of the text, which counts from 1. */
export interface ClaimedRow {
  readonly line: number
  readonly name: string
  readonly value: string
  readonly unit: string
  readonly range: string
}

/** A result of a report, as the delivery of an aggregator has it, with where it is printed. */
export interface ReadResult {
  readonly name: string
  readonly value: string
  readonly unit: string
  readonly reference_range: string
  /** From 1, with the box of the value in points: left, bottom, right, top. */
  readonly page: number
  readonly box: readonly [number, number, number, number]
  /** The printed line. */
  readonly printed: string
  readonly read_by: ReadBy
  /** Whether several readings of a picture do not agree on it. */
  readonly is_unsure: boolean
}

/** What was read in a report by its layout. */
export interface ReadReport {
  readonly test_date: string | null
  /** The name that the report gives its laboratory, in plain text; null where it gives none. */
  readonly laboratory: string | null
  /** The number of rows that have a number beside the name of an analyte and could not be read. */
  readonly unread: number
  readonly results: ReadonlyArray<ReadResult>
  /** The text, where much of it was not understood; empty otherwise. */
  readonly lines: ReadonlyArray<ReportLine>
  /** The pages that were not looked at, and why the first of them was not; null for none. */
  readonly left_out: LeftOut | null
}

/** Pages that were not looked at. */
export interface LeftOut {
  readonly why: LabLimit
  readonly pages: ReadonlyArray<number>
}

/** The answer about a report, or the limit that it is beyond; null where the file cannot be opened. */
export type ReportAnswer = ReadReport | { readonly beyond: LabLimit } | null

/** The answer about rows. */
export interface RowsAnswer {
  readonly results: ReadonlyArray<ReadResult>
  /** How many rows do not stand in the text. */
  readonly refused: number
}
