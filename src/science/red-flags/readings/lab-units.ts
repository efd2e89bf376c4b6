/** Units of laboratories as people type them, in lower case. */
export const LAB_UNITS =
  "g ?/ ?dl|g ?/ ?l|mg ?/ ?dl|[uμµ]mol ?/ ?l|mmol ?/ ?l|meq ?/ ?l|[uμµ]g ?/ ?dl|g/l|ng ?/ ?m?l|pg ?/ ?ml|10[*^e]?[39] ?/ ?[ulμµ]+|k ?/ ?[uμµ]l|/ ?[uμµ]l|cells ?/ ?[uμµ]l|mg|g|mcg|%|k|mmol|meq|thousand|sec(?:onds)?|s"
