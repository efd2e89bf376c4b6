import { setDefaultTimeout } from "bun:test"
import { TIME_LIMIT_MS } from "#test/time-limit"

setDefaultTimeout(TIME_LIMIT_MS)
