import { wordList } from "#embedded/model/understanding/words/table"

/** How people type in a hurry: short and sloppy forms, and the words that they stand for. */
const FORMS = `
  u, ya = you
  ur, yr = your
  b4, befor, bfore = before
  2day, tday, 2dy, tody, toady, todya, toda = today
  2nite, tonite, 2night, tonigt = tonight
  tmrw, tmr, tmw, tmrrw, tmorrow, tomoz, 2morrow, 2moro, tomorow, tommorow, tommorrow, tomrw = tomorrow
  yday, yesterdy, yest, ystrday, yesteday, yesturday = yesterday
  nite, nyt, nght, nigt = night
  nites = nights
  lst = last
  wknd, wkend, weeknd, wkd = weekend
  wknds, wkends, weeknds = weekends
  wk = week
  wks = weeks
  mth, mnth = month
  mths, mnths = months
  mins = minutes
  hrs = hours
  avg, ave, avrg, averge, avrage, avarage = average
  prev = previous
  diff = difference
  corr = correlation
  plz, pls, plse, pleas = please
  thx, thnx, thanx, tnx, ty, tysm, tks = thanks
  thru = through
  tho, altho = though
  bc, bcs, bcos, bcoz, bcuz, cuz, coz, cos, becuase, becouse, becasue = because
  abt, abut = about
  rn = right now
  atm = at the moment
  ppl = people
  smth, sth = something
  alot = a lot
  aswell = as well
  infact = in fact
  noone = no one
  rly, realy, reely, rlly = really
  deffo = definitely
  prob, probs, prolly, probly = probably
  enuf, enuff, enof, enogh, enought = enough
  gd = good
  gr8 = great
  l8 = late
  l8r = later
  l8ly, latley = lately
  jus, jst = just
  soo = so
  ths, tihs = this
  evr = ever
  lowst = lowest
  highst, hihgest = highest
  longst = longest
  shortst = shortest
  wat, wot, wut, whta, waht = what
  wats, wots = what's
  wich, wihch, whcih, whihc = which
  hwo = how
  meny = many
  mch, moch = much
  moar = more
  teh, hte = the
  taht = that
  rite, rigt = right
  tdy = today
  wiht = with
  frm = from
  shud, shuld, shoud, shold = should
  cud, culd, coud = could
  wud, wuld, woud = would
  shudnt, shouldnt = shouldn't
  cudnt, couldnt = couldn't
  wudnt, wouldnt = wouldn't
  havnt, havent = haven't
  cant = can't
  dnt, dont = don't
  im, iam = i'm
  ive = i've
  youre = you're
  theyre = they're
  theres = there's
  heres = here's
  lets = let's
  gettin, geting = getting
  goin = going
  doin = doing
  sleepin, sleping = sleeping
  runnin, runing = running
  walkin = walking
  workin = working
  trainin = training
  eatin = eating
  drinkin = drinking
  feelin = feeling
  improvin = improving
  wakin = waking
  takin = taking
  makin = making
  droppin, droping = dropping
  losin, loosing = losing
  gainin = gaining
  somethin = something
  nothin = nothing
  anythin = anything
  slep, sleap, slepp, sleeep, slp, sleeo = sleep
  slpt = slept
  hrvv, hvr, hrvr, hrrv, hhrv = hrv
  stps, stpes, setps, stesp = steps
  recovry, recvery, recovary = recovery
  excercise, exersise, exercize, excersise = exercise
  excercising = exercising
  wrkout, workot = workout
  wieght, wheight, weigth = weight
  hart, haert, heatr = heart
  calorys, cals, kcals = calories
  caffine, caffein, cafeine, caffiene, cafine = caffeine
  coffe, cofee, coffie = coffee
  alchohol, alchol, alcohal = alcohol
  colesterol, cholestrol, cholesteral = cholesterol
  vit = vitamin
  temp = temperature
  lowwer = lower
  hihg, hgih = high
  beter, bettr, bettter = better
  wrose, wors = worse
  precent, precents, percents = percent
  strek, streek, streck = streak
  tierd, tyred = tired
  knackerd = knackered
  helthy, heathy = healthy
  helth = health
  whys = why is
  plzz = please
`

const entries = FORMS.trim()
  .split("\n")
  .flatMap((line): ReadonlyArray<readonly [string, string]> => {
    const [forms = "", words = ""] = line.split("=").map((part) => part.trim())
    return forms.split(", ").map((form) => [form, words])
  })
const forms = new Map(entries)

/** Words that people run into the next one, and those they run into them: "lastnight", "manysteps". */
const HEADS = wordList`
  how my last this next many much the is did do what for per and average avg resting deep
`
const TAILS = wordList`
  night week weekend month year many much long often far steps sleep weight heart pulse stress mood hrv i it is my
  did do was rate run workout
`
const together = new Map(
  HEADS.flatMap((head) =>
    TAILS.map((tail) => [`${head}${tail}`, `${forms.get(head) ?? head} ${tail}`] as const),
  ),
)
/** The words that a word as it was typed stands for; null for one that stands for itself. */
export const spelledOut = (typed: string): string | null => {
  const word = typed.toLowerCase()
  return forms.get(word) ?? together.get(word) ?? null
}
