import type { Advice } from "#catalogue/advice/advice"
import { from } from "#catalogue/advice/sources"

/** How to fall asleep, to stay asleep and to be up in the morning. */
export const nights: ReadonlyArray<Advice> = [
  {
    id: "advice_fall_asleep",
    title: "falling asleep faster",
    terms:
      "(fall/ing|drop/ping|drift/ing|get/ting) (asleep|off|to sleep) ...3 " +
      "(faster|quicker|quickly|sooner|easier|easily|better|fast) | (faster|quicker|easier) ...2 (asleep|to " +
      "sleep) | (cannot|can't|cant) ...1 (fall asleep|sleep) ...8 (help*|do|try)",
    way: "either",
    asked: [
      "how can i fall asleep quicker",
      "how do i fall asleep faster",
      "how can i get to sleep easier",
    ],
    lead: "Go to bed only when you are sleepy, and let the last hour be dim and slow",
    steps: [
      { text: "Take a warm shower or bath one to two hours before bed.", source: from.bath },
      {
        text: "Write tomorrow's to-do list on paper: it took nine minutes off in a trial.",
        source: from.toDoList,
      },
      {
        text: "If you lie awake, get up, do something dull in dim light, and return when sleepy.",
        source: from.insomnia,
      },
      {
        text: "Have no caffeine from noon on, and get up at the same time every day.",
        source: from.caffeineBed,
      },
    ],
    doctor:
      "Ask your doctor about lying awake on three nights a week for three months: insomnia treatment " +
      "works better than tips.",
    metrics: ["sleep_latency"],
    analytes: [],
  },
  {
    id: "advice_wake_early",
    title: "earlier mornings",
    terms:
      "(wake/ing|get/ting) up (early|earlier|at #|on time|in the morning|easier|refreshed) | morning " +
      "person | early (bird|riser) | (stop/ping) ...2 (snoozing|hitting snooze|oversleeping) | out of bed " +
      "in the morning",
    way: "either",
    asked: [
      "how do i wake up earlier",
      "how do i become a morning person",
      "how do i stop snoozing",
    ],
    lead: "The evening decides: move bedtime and rising together, in small steps",
    steps: [
      { text: "Get up earlier in steps, at the same time on weekends.", source: from.nightOwls },
      { text: "Go outdoors or into bright light right after waking.", source: from.light },
      {
        text: "Dim lights and screens in the last two hours, and have dinner and caffeine earlier.",
        source: from.nightOwls,
      },
      {
        text: "Have breakfast soon after you get up, and lunch at a fixed hour.",
        source: from.nightOwls,
      },
    ],
    doctor: "Ask your doctor if you cannot fall asleep before the small hours whatever you try.",
    metrics: ["wake_hour"],
    analytes: [],
  },
  {
    id: "advice_hot_nights",
    title: "sleep in the heat",
    terms:
      "sleep/ing ...6 (hot|heat|heatwave|warm|summer) | (hot|heat|warm) ...4 (sleep/ing|night/s|bedroom)",
    way: "either",
    asked: ["how do i sleep better when its hot", "how can i sleep in the heat"],
    lead: "Keep the heat out by day and let your skin give it off at night",
    steps: [
      {
        text: "Close windows and blinds in the sun, and air the room late and early.",
        source: from.heatNhs,
      },
      {
        text: "Use a thin cotton sheet and a fan, and take a lukewarm shower before bed.",
        source: from.heatNhs,
      },
      {
        text: "Leave out alcohol in the evening, and keep water by the bed.",
        source: from.heatNhs,
      },
    ],
    doctor:
      "Ask your doctor how to keep safe in the heat with heart or kidney disease; confusion in the heat " +
      "is an emergency.",
    metrics: ["sleep_efficiency"],
    analytes: [],
  },
  {
    id: "advice_heart_rate_before_bed",
    title: "a calmer evening pulse",
    terms:
      "heart rate ...4 (before bed|at night|in bed|while sleeping|when sleeping|sleep) | sleeping heart " +
      "rate",
    way: "down",
    asked: [
      "what can i do to lower my heart rate before bed",
      "how do i lower my heart rate at night",
    ],
    lead: "End what drives it up earlier: meals, alcohol, hard training and work",
    steps: [
      { text: "Have the last large meal three hours before bed.", source: from.lateMeal },
      {
        text: "Leave out alcohol in the evening: the more you drink, the higher the night pulse.",
        source: from.alcoholHrv,
      },
      {
        text: "End hard training at least an hour before bed, and breathe slowly for five minutes.",
        source: from.lateExercise,
      },
    ],
    doctor: "Ask your doctor about a pulse that races or stumbles at rest.",
    metrics: ["sleeping_hr"],
    analytes: [],
  },
]
