export { conversion, type Ucum, UNITS } from "#catalogue/unit"
