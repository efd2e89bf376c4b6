/** Everyday words for food and drink. Phrases -> the metrics they mean. */
export const intakeWords = `
  calories eaten, calories consumed, calories in, energy intake, food intake, calories from food,
    calories i eat, calories i ate, calories did i eat, how much i eat, how much i ate,
    how much did i eat, eating, food, dietary calories, kcal eaten, calories do i eat,
    calories am i eating, calories have i eaten, eat more, eaten more, ate more, eating more,
    eat less, eaten less, ate less, overeat, overeating -> intake_kcal
  protein intake, grams of protein, dietary protein -> protein_g
  carb, carb intake, carbohydrate intake -> carbs_g
  fats, fat intake, fat eaten, grams of fat -> fat_g
  fiber, fibre intake, fiber intake, dietary fibre, dietary fiber -> fibre_g
  sugar intake, sugar eaten, grams of sugar, sweets -> sugar_g
  water, hydration, fluid intake, fluid, water drunk, drinking water, how much water i drink,
    how much i drink, how much did i drink, water consumption, drink, drinking, drank, drunk,
    hydrated, h2o, glasses of water -> water_ml
  caffeine intake, caffeine consumption, coffee, coffee intake, cup of coffee, espresso,
    energy drinks, drink coffee, caffeinated, coffein, caff, koffein, caffeine level
    -> caffeine_mg
  alcohol intake, alcohol consumption, booze, beer, wine, alcoholic drink, had a drink,
    drinks did i have, units of alcohol, drink alcohol -> alcohol_g
`
