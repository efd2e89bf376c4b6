import { sql } from "drizzle-orm"
import type { Schema } from "#db/change"

/**
 * The latest day of the results of a lab, or of the lab of the same bytes that has them. Columns of the outer query
 * are named with their table: Drizzle leaves it out where a query selects from one, and an inner one would take them.
 */
export const testDate = ({ labs, biomarkers }: Schema) => sql<string | null>`(
  SELECT MAX(result.test_date) FROM ${biomarkers} result
  WHERE result.lab_id IN (
    SELECT same.id FROM ${labs} same
    WHERE same.user_id = ${labs}.user_id
      AND (same.id = ${labs}.id OR (same.storage_key = ${labs}.storage_key AND same.storage_key <> ''))
  )
)`
