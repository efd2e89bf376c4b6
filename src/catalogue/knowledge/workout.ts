import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Workouts: what is recorded of a session. */
export const workout: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "workouts_recorded",
    title: "recorded workouts",
    terms:
      "(recorded|logged|detected|automatic|auto) (workout/s|activit*) | workout/s " +
      "(count|detection|recorded|missing|duration|minutes|time) | (training|exercise) " +
      "(time|duration|minutes) | counts as [a] workout | workout not recorded",
    asked: [
      "what counts as a workout?",
      "how are workout minutes counted",
      "why was my workout not recorded",
    ],
    text: `A workout is a session that you started on your device or that it noticed by itself; its length is the
      workout time. Automatic detection needs some minutes of steady movement, so strength work, yoga and short
      sessions are often missed, and a long walk may be added. Two linked devices can record the same session
      twice. For reliable totals, start and stop it yourself.`,
    sources: [
      { name: "Garmin, Forerunner 745 Owner's Manual", year: 2020 },
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
    ],
    metrics: ["workouts", "workout_minutes", "active_minutes"],
  },
  {
    id: "workout_calories",
    title: "calories of a workout",
    terms:
      "(workout|exercise|training|run|session) calories | calories ...5 " +
      "(workout/s|run|running|session|gym|exercise|ride) | (burn|burned) ...3 " +
      "(workout|run|session|gym)",
    asked: [
      "what are workout calories?",
      "how accurate are calories on a run",
      "how many calories did I burn in my workout",
    ],
    text: `Workout calories are your device's estimate of the energy a session took, from pulse, pace, power, weight
      and age. It is a rough figure: reviews of wrist devices found large errors that depend on the device and
      the sport, mostly larger for strength work than for running. A cycling power meter comes closest. Some
      brands include the resting part, so totals differ. Compare like sessions, and do not set meals by it.`,
    sources: [
      { name: "O'Driscoll R et al., Br J Sports Med 54:332", year: 2020 },
      { name: "Allen H & Coggan A, Training and Racing with a Power Meter, 3rd ed.", year: 2019 },
    ],
    metrics: ["workout_calories", "calories_active", "workout_energy_kj"],
  },
  {
    id: "workout_distance",
    title: "distance of a workout",
    terms:
      "(workout|run|running|ride|cycling|swim|training) " +
      "(distance|kilometers|kilometres|mileage) | gps (distance|accuracy|accurate|wrong|drift) " +
      "| treadmill distance | distance ...4 (treadmill|gps|workout|run|ride) | weekly mileage",
    asked: [
      "what is workout distance?",
      "how accurate is gps distance",
      "why is my treadmill distance wrong",
    ],
    text: `Workout distance is how far you went in your sessions of the day, outdoors by satellite and indoors by arm
      movement. In a test of eight GPS watches, distances were close in the open and mostly too short in forests
      and among houses. On a treadmill the watch guesses from your arm swing, so calibrate it or trust the belt.
      Wait for a satellite signal before you start.`,
    sources: [
      { name: "Gilgen-Ammann R et al., JMIR Mhealth Uhealth 8:e17118", year: 2020 },
      { name: "Garmin, Forerunner 745 Owner's Manual", year: 2020 },
    ],
    metrics: ["workout_distance_km", "distance_km", "workout_pace"],
  },
  {
    id: "workout_elevation",
    title: "climbing in a workout",
    terms:
      "elevation [gain/s] | (climb/s|ascent|height metres|vertical) [gain] !(stairs) | " +
      "(metres|meters|feet) (climbed|of climbing) | uphill",
    asked: [
      "what is elevation gain?",
      "how is elevation gain measured",
      "why does elevation differ between watches",
    ],
    text: `Elevation gain is the sum of all the metres you climbed in a session, not the height of the top above the
      start. Watches read it from air pressure or from satellites and maps; weather, wind and tree cover shift
      it, and each brand smooths small bumps differently. Climbing costs far more energy than flat ground, so
      your pace drops at the same effort. Compare effort by pulse, not pace.`,
    sources: [
      { name: "Garmin, Forerunner 745 Owner's Manual", year: 2020 },
      { name: "Minetti AE et al., J Appl Physiol 93:1039", year: 2002 },
    ],
    metrics: ["workout_elevation_m", "workout_avg_hr", "workout_pace"],
  },
  {
    id: "workout_descent",
    title: "descent in a workout",
    terms:
      "descent | downhill | elevation loss | (descending|going down) ...3 " +
      "(hill/s|mountain/s|stairs) | metres down",
    asked: [
      "what does descent mean in my workout?",
      "is running downhill bad",
      "why does downhill make me sore",
    ],
    text: `Descent is the sum of all the metres you went down in a session. Going down takes less breath, so your
      pulse drops, yet your thigh muscles brake at every step; that is what makes legs sore one to three days
      later. Very steep descents also cost more energy than gentle ones. Take shorter steps, add downhill bit by
      bit, and plan an easy day after a big one.`,
    sources: [
      { name: "Cheung K et al., Sports Med 33:145", year: 2003 },
      { name: "Minetti AE et al., J Appl Physiol 93:1039", year: 2002 },
    ],
    metrics: ["workout_descent_m", "workout_elevation_m", "training_load"],
  },
  {
    id: "workout_laps",
    title: "laps",
    terms: "lap/s [button|counter|count] | auto lap | split/s !(squat)",
    asked: ["what are laps in my workout?", "how are laps counted", "what is auto lap"],
    text: `Laps are the parts into which a session is cut: by you with a button, by your watch after each kilometre
      or mile, or by the lengths of a pool. The number therefore says how the session was recorded, not how good
      it was. Use laps to compare repeats within an interval session. In the pool a watch counts turns by your
      push-off, and drills or pauses can confuse it.`,
    sources: [{ name: "Garmin, Forerunner 745 Owner's Manual", year: 2020 }],
    metrics: ["workout_laps", "workout_pace", "workout_distance_km"],
  },
  {
    id: "workout_average_heart_rate",
    title: "average heart rate in a workout",
    terms:
      "(average|mean|avg) (heart rate|hr|pulse) ...5 " +
      "(workout/s|run/s|running|ride|exercise|training|session) | " +
      "<!(max|maximum|highest|peak|lowest|min|minimum) (heart rate|hr|pulse) !(drop*|jump*|is " +
      "the same|recover*) ...4 " +
      "(workout/s|running|run|exercise|exercising|training|session|ride|cycling) | " +
      "(workout|exercise|running|training) (heart rate|hr|pulse) | (running|workout|exercise) " +
      "(heart rate|hr|pulse) ...2 high",
    asked: [
      "what should my heart rate be during exercise?",
      "what does average heart rate in a workout mean",
      "is my running heart rate too high",
    ],
    text: `The average heart rate of a workout tells how hard the session was overall. By the American College of
      Sports Medicine 64 to 76 percent of your maximum is moderate and 77 to 95 percent vigorous. It mixes warm-up,
      pauses and hard parts, and heat, caffeine, thirst, tiredness and hills raise it. Over months a lower average
      at the same pace and weather is a good sign of fitness. For intervals look at the laps.`,
    sources: [
      { name: "Garber CE et al. (ACSM position stand), Med Sci Sports Exerc 43:1334", year: 2011 },
      { name: "Bent B et al., npj Digit Med 3:18", year: 2020 },
    ],
    metrics: ["workout_avg_hr", "workout_max_hr", "workout_pace"],
  },
  {
    id: "workout_max_heart_rate",
    title: "highest heart rate in a workout",
    terms:
      "(max|maximum|highest|peak) (heart rate|hr|pulse) ...5 " +
      "(workout/s|run/s|running|ride|exercise|training|session) | (workout|exercise|running) " +
      "(max|peak) (heart rate|hr|pulse)",
    asked: [
      "what is the highest heart rate in a workout?",
      "is a peak heart rate of 190 during a run dangerous",
      "max hr in my workout seems wrong",
    ],
    text: `It is the fastest pulse your device saw in the session, and in healthy people a high value in hard effort
      is normal. It is not your true maximum unless you went all out. A sudden jump at an easy pace is mostly a
      sensor error, for instance when it locks on to your steps. If the jump was real, with a pounding or uneven
      heart, dizziness or chest pain, stop and see a doctor.`,
    sources: [
      { name: "Bent B et al., npj Digit Med 3:18", year: 2020 },
      { name: "Tanaka H et al., J Am Coll Cardiol 37:153", year: 2001 },
    ],
    metrics: ["workout_max_hr", "max_hr", "workout_avg_hr"],
  },
  {
    id: "workout_min_heart_rate",
    title: "lowest heart rate in a workout",
    terms:
      "(min|minimum|lowest) (heart rate|hr|pulse) ...5 " +
      "(workout/s|run/s|running|ride|exercise|training|session) | (workout|exercise) " +
      "(min|minimum) (heart rate|hr|pulse)",
    asked: [
      "what is the lowest heart rate in a workout?",
      "what does min hr during a workout tell me",
    ],
    text: `The lowest heart rate of a workout is usually its first minute, or a pause between sets. On its own it
      says little. With intervals it shows how far your pulse came down in the breaks, and a quicker fall at the
      same effort goes with better fitness. A value that is strangely low in the middle of hard work is a sensor
      that lost your skin: tighten the strap.`,
    sources: [
      { name: "Bent B et al., npj Digit Med 3:18", year: 2020 },
      { name: "Qiu S et al., J Am Heart Assoc 6:e005505", year: 2017 },
    ],
    metrics: ["workout_min_hr", "workout_avg_hr", "workout_max_hr"],
  },
  {
    id: "workout_blood_oxygen",
    title: "blood oxygen during a workout",
    terms:
      "(spo2|blood oxygen|oxygen saturation|oxygen) ...5 " +
      "(workout/s|exercis*|running|training|during sport) | (workout|exercise) (spo2|oxygen)",
    asked: [
      "what should my spo2 be during a workout?",
      "does blood oxygen drop when exercising",
      "workout spo2 low",
    ],
    text: `During exercise at sea level blood oxygen stays near its resting value in most people; some very fit
      athletes see it fall in all-out effort. A wrist reading during movement is unreliable, so a low figure is
      most often an error. At altitude it truly falls. If you are unusually breathless, feel chest pain or your
      lips turn blue, stop and get medical help whatever the watch says.`,
    sources: [
      { name: "Dempsey JA & Wagner PD, J Appl Physiol 87:1997", year: 1999 },
      { name: "FDA Safety Communication on pulse oximeters", year: 2021 },
    ],
    metrics: ["workout_spo2", "spo2", "workout_avg_hr"],
  },
  {
    id: "workout_steps",
    title: "steps in a workout",
    terms: "steps ...3 (workout/s|run/s|running|session|exercise) | (workout|running|run) steps",
    asked: [
      "what are workout steps?",
      "do steps during a run count",
      "how many steps in a workout",
    ],
    text: `Workout steps are the steps your device counted inside recorded sessions; they are normally part of the
      day's total as well, so do not add the two. Running makes fewer, longer steps per kilometre than walking.
      Sessions such as cycling, rowing or weights show few steps although they are real work. For health,
      minutes at moderate or harder effort say more about a workout than its steps.`,
    sources: [
      { name: "Tudor-Locke C et al., Br J Sports Med 52:776", year: 2018 },
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
    ],
    metrics: ["workout_steps", "steps", "workout_cadence"],
  },
]
