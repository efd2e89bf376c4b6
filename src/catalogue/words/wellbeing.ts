/** Everyday words for mood and the cycle. Phrases -> the metrics they mean. */
export const wellbeingWords = `
  mood score, mood rating, how i felt, how i feel, how did i feel, feelings, state of mind,
    how i was feeling, how i am feeling, happiness, happy, spirits, wellbeing, well-being,
    happier, happiest, unhappy, saddest, cheerful, grumpy, cranky, moody, irritable -> mood
  cycle day, my period, next period, last period, menstrual period, periods, menstruation, menstruating,
    menstrual cycle, menstrual cycle day, my cycle, day of my cycle,
    ovulating, ovulation, ovulate, fertile window, fertile days -> cycle_day
  period length, length of my period, days of bleeding, period duration, long is my period,
    long are my periods, long does my period last -> period_days
  cycle length, length of my cycle, menstrual cycle length, long is my cycle, long are my cycles
    -> cycle_days
`
