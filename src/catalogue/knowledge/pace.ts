import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Speed, pace, power and effort in workouts. */
export const pace: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "workout_pace",
    title: "pace",
    terms:
      "<!(brisk|walking) pace !(maker) | min per (km|kilometer|kilometre|mile) | minutes per " +
      "(km|kilometer|kilometre|mile)",
    asked: [
      "what is pace?",
      "what is a good running pace",
      "why is my pace slower today",
      "what affects my pace",
    ],
    text: `Pace is the time you need for a kilometre or mile, so a smaller number is faster. There is no good pace
      for everyone; your own on the same route, at the same pulse, is the fair comparison. Hills, wind, heat, a
      bad night or tired legs slow it. The pace of this moment jumps on a watch because satellites err by
      metres; the average over a lap is steadier.`,
    sources: [
      { name: "Gilgen-Ammann R et al., JMIR Mhealth Uhealth 8:e17118", year: 2020 },
      { name: "Racinais S et al., Br J Sports Med 49:1164", year: 2015 },
    ],
    metrics: ["workout_pace", "workout_speed", "workout_avg_hr"],
  },
  {
    id: "workout_speed",
    title: "average speed in a workout",
    terms: "(average|workout|cycling|riding|running|bike|my) speed | km h | kmh | kph | mph",
    asked: [
      "what is workout speed?",
      "how is average speed calculated",
      "why is my cycling speed different from my friend's",
    ],
    text: `Workout speed is the distance divided by the time of a session. Some devices leave pauses out and others
      keep them in, so the same ride can show two speeds. On a bike, wind, hills, the group and the tyres matter
      as much as fitness, so speed alone is a poor gauge; power or pulse on the same route tells more. For
      running it is simply the reverse of pace.`,
    sources: [
      { name: "Garmin, Forerunner 745 Owner's Manual", year: 2020 },
      { name: "Allen H & Coggan A, Training and Racing with a Power Meter, 3rd ed.", year: 2019 },
    ],
    metrics: ["workout_speed", "workout_pace", "workout_distance_km"],
  },
  {
    id: "workout_top_speed",
    title: "top speed in a workout",
    terms: "(top|max|maximum|peak|highest|fastest) speed",
    asked: [
      "what is top speed in a workout?",
      "is my max speed real",
      "how is maximum speed measured",
    ],
    text: `Top speed is the fastest moment your device saw in a session. Because satellite positions jump by some
      metres, a single second can look far too fast, under trees and between houses above all. A value that
      lasts for several seconds is believable; a lone spike is not. On a bike it mostly shows a descent. For
      progress, follow average pace or power instead.`,
    sources: [{ name: "Gilgen-Ammann R et al., JMIR Mhealth Uhealth 8:e17118", year: 2020 }],
    metrics: ["workout_max_speed", "workout_speed", "workout_descent_m"],
  },
  {
    id: "workout_power",
    title: "power",
    terms:
      "(average|cycling|running|bike|workout|normalized|normalised) (power|watts) | power in " +
      "cycling | power meter/s | watt/s !(hour) | ftp | functional threshold [power]",
    asked: [
      "what is power in cycling?",
      "what is ftp",
      "how many watts are good",
      "is running power accurate",
    ],
    text: `Power is the work you do each second, in watts; on a bike a meter measures it directly, so wind and hills
      do not distort it. FTP is the highest power you can hold for about an hour, and training zones are set
      from it. Divide by body weight to compare climbers. Running power is calculated by each brand in its own
      way, so use it only against yourself.`,
    sources: [
      { name: "Allen H & Coggan A, Training and Racing with a Power Meter, 3rd ed.", year: 2019 },
    ],
    metrics: ["workout_power", "workout_energy_kj", "workout_avg_hr"],
  },
  {
    id: "workout_max_power",
    title: "top power",
    terms: "(max|maximum|peak|top|highest|sprint) (power|watts)",
    asked: [
      "what does max power mean?",
      "how is peak power measured",
      "how do I raise my sprint power",
    ],
    text: `Top power is the highest power of a moment in your session, mostly a sprint or a push over a hill. It
      shows the strength and speed of your muscles, not your endurance. Single spikes can be sensor errors, so
      look at the best five seconds where your app shows them. Short all-out sprints with long rests, and
      strength training, raise it. Warm up well before you try.`,
    sources: [
      { name: "Allen H & Coggan A, Training and Racing with a Power Meter, 3rd ed.", year: 2019 },
    ],
    metrics: ["workout_max_power", "workout_power"],
  },
  {
    id: "workout_cadence",
    title: "cadence",
    terms:
      "cadence !(lock) | rpm | (pedal|pedalling|pedaling) rate | (steps|strides) per minute " +
      "...3 run* | run* ...4 (strides|steps) per minute",
    asked: ["what is cadence?", "what is a good running cadence", "should I increase my cadence"],
    text: `Cadence is how many steps you take, or how often you turn the pedals, in a minute; some brands count both
      legs and others one. There is no single right number: it rises with speed and differs with height. In
      runners, taking 5 to 10 percent more steps at the same speed lowered the load on knee and hip, so a small
      rise may help sore knees. Change it gradually.`,
    sources: [{ name: "Heiderscheit BC et al., Med Sci Sports Exerc 43:296", year: 2011 }],
    metrics: ["workout_cadence", "workout_pace", "workout_speed"],
  },
  {
    id: "workout_energy",
    title: "mechanical work in kJ",
    terms:
      "(kj|kilojoule/s) | (mechanical|total) work ...3 (workout|ride|cycling) | workout energy",
    asked: [
      "what does kJ mean in my ride?",
      "is kj the same as calories",
      "what is workout energy",
    ],
    text: `The kilojoules of a ride are the work your legs put into the pedals, measured by a power meter. Because
      the body turns only about a quarter of its energy into work, and a calorie is about four kilojoules, the
      two errors nearly cancel: the kJ of a ride roughly equal the kcal you burned. That makes it the most
      dependable energy figure in training. Without a meter it is estimated.`,
    sources: [
      { name: "Allen H & Coggan A, Training and Racing with a Power Meter, 3rd ed.", year: 2019 },
      { name: "Guyton and Hall, Textbook of Medical Physiology, 14th ed.", year: 2020 },
    ],
    metrics: ["workout_energy_kj", "workout_power", "workout_calories"],
  },
  {
    id: "workout_strain",
    title: "strain of a workout",
    terms:
      "(workout|activity|session|training|exercise) strain | strain ...4 " +
      "(weights|workout/s|session|run|activity) | what is workout strain",
    asked: [
      "what is workout strain?",
      "how is the strain of a workout calculated",
      "why is strain low for lifting weights",
    ],
    text: `Workout strain is a score for how hard one session was for your heart, from the time you spent at each
      level of pulse. Lifting weights often scores low because the pulse stays modest between sets while the
      muscles work hard. The scale is the maker's own and is not linear, so two easy sessions do not add up to
      one hard one. Compare it with how hard the session felt to you.`,
    sources: [
      { name: "Whoop, How strain works (support page)", year: 2024 },
      { name: "Foster C et al., J Strength Cond Res 15:109", year: 2001 },
    ],
    metrics: ["workout_strain", "strain", "workout_avg_hr", "training_load"],
  },
  {
    id: "perceived_effort",
    title: "rating how hard it felt",
    terms:
      "rpe | (perceived|felt) (exertion|effort) | borg [scale] | (rate|rating) ...3 " +
      "(effort|how hard)",
    asked: ["what is RPE?", "what is perceived exertion", "how do I rate my effort"],
    text: `RPE is your own rating of how hard a session felt, often from 0 for rest to 10 for all you had. Multiply
      it by the minutes and you get a simple training load that agrees well with pulse-based ones. It notices
      what sensors miss: heat, poor sleep, stress, heavy legs. When the same session feels harder for several
      days, ease off, whatever the watch says.`,
    sources: [{ name: "Foster C et al., J Strength Cond Res 15:109", year: 2001 }],
    metrics: ["training_load", "workout_avg_hr", "workout_minutes"],
  },
  {
    id: "lactate_threshold",
    title: "lactate threshold",
    terms:
      "(lactate|anaerobic|aerobic|ventilatory) threshold | threshold (pace|heart " +
      "rate|hr|run/s|training)",
    asked: [
      "what is lactate threshold?",
      "how is threshold pace measured",
      "what is anaerobic threshold",
    ],
    text: `The lactate threshold is the effort above which lactate builds up in the blood faster than your body
      clears it; trained people can hold it for about an hour. It tells more about race pace than VO2max does. A
      laboratory finds it with blood drops; a watch estimates it from pace and pulse, so take it as a guide.
      Steady hard efforts near it, and plenty of easy training, move it up.`,
    sources: [
      { name: "Faude O et al., Sports Med 39:469", year: 2009 },
      { name: "Allen H & Coggan A, Training and Racing with a Power Meter, 3rd ed.", year: 2019 },
    ],
    metrics: ["workout_avg_hr", "workout_pace", "workout_power"],
  },
]
