import { quickCheck } from "#db/sqlite/quick-check"

/** An entry of the executable: a thread that checks the database files it is named. */
declare const self: Worker

self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(quickCheck(data))
