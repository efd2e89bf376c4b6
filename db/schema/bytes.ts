import { customType } from "drizzle-orm/sqlite-core"

/** A column of bytes, read as the driver has them: Drizzle's own wraps each value in a Buffer. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "blob",
})
