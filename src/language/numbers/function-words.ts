/**
 * The commonest small words of the languages of an answer that are written in Latin letters, without accents. A text
 * is in the language that most of its words are of.
 */
export const FUNCTION_WORDS = `
en the a an and or but if of to in on at by for with from into over under than then as is are was were be been has
en have had do does did not no this that these those there here it its your you my our their his her which who what
en when where how why can could may might will would should more most less least fewer much many some any all each
en i i'm i'd i'll i've you're you've it's that's there's isn't doesn't don't didn't let's me we us
en if than both get out off
en every so too very about after before during between since until while per during only also still just up down
de der die das den dem des ein eine einen einer und oder aber in im an am auf aus bei mit nach von vom vor zu zum zur
de ist sind war waren wird werden hat haben hatte nicht kein keine sie ihr ihre ihren ihrem ihrer dein deine deinen du
de dich dir es er wir man sich als wie wenn dass auch nur noch schon mehr weniger sehr etwa uber unter zwischen seit
de pro um durch fur gegen ohne diese dieser dieses diesen letzte letzten letzter heute gestern
es el la los las un una unos unas y o pero de del al a en con por para sin sobre entre desde hasta es son fue eran era
es ha han habia estaba esta estan no si su sus tu tus mi se te le lo les que como cuando donde mas menos muy tambien
es ya solo este esta estos estas ese esa durante segun ayer hoy usted sido
fr le la les l un une des du de d et ou mais a au aux en dans sur sous par pour avec sans entre depuis pendant
fr est sont
fr etait etaient a ont avait ne pas plus moins tres votre vos ton ta tes vous tu il elle ils se ce cet cette ces
fr que qui
fr quand comme ou aussi deja encore hier aujourd'hui avez as ete contre vers selon
pt o a os as um uma uns umas e ou mas de do da dos das em no na nos nas com por para sem sobre entre desde ate
pt foi sao e
pt era eram esta estao nao sim seu sua seus suas teu tua voce que como quando onde mais menos muito tambem ja so este
pt esta durante ontem hoje ao aos pelo pela tem teve
it il lo la i gli le l un uno una e o ma di del della dei delle dello a al alla ai in nel nella nei su sul sulla
it con per
it tra
it fra da dal dalla e sono era erano ha hai hanno aveva non si tuo tua tuoi tue suo sua che come quando dove piu meno
it molto anche gia solo questo questa questi durante ieri oggi stato stata
nl de het een en of maar van in op aan bij met naar uit voor door over onder tussen sinds tot is zijn was waren wordt
nl werd heeft hebt had niet geen je jouw u uw ik dat dit deze die er als wanneer hoe waar wat meer minder zeer ook nog
nl al alleen per om gisteren vandaag dan te
pl a i oraz lub ale w we na z ze do od po przy przez dla o u za pod nad miedzy jest sa byl byla bylo byly ma masz
pl nie tak
pl sie twoj twoja twoje twoj twoim twojego twojej to ten ta te tego tej tym jak gdy kiedy gdzie wiecej mniej bardzo
pl tez juz tylko wczoraj dzis dzisiaj niz ze co
tr ve veya ama fakat ile icin gibi kadar gore de da mi bu su o bir cok daha en az sonra once beri arasinda uzerinde
tr altinda senin sizin siz sen olarak oldu olan var yok degil ne nasil zaman dun bugun gece son hafta ay her ise
`

/** Small words of languages that an answer may not be in. */
export const OTHER_WORDS = `
sv i de var den ar hade blev och att det som pa ar av for med din ditt dina du har inte om ett men sa kan nar
sv under varit ditt ganska
da i de var den blev og at det som pa er af med din dit dine du har ikke om et men sa kan nar under vaeret mere end
no i de var den ble og a det som pa er av med din ditt dine du har ikke om et men sa kan nar under vaert enn
fi ja on ei se etta oli sinun olet mutta kun kuin myos viime yon tunti tuntia keskimaarin
hu es az egy hogy nem van volt ez meg csak mint ora orat alvas atlagosan az On
cs je se na ze v a s to byl byla vas vase jste ale jako nebo pri prumerne vase hodin
sk je sa na ze v a s to bol bola vas vase ste ale ako alebo pri priemerne
ro a fost unu pulsul este si este in la cu pe un o de nu ca ai fost dumneavoastra dvs mai pentru din ore medie
hr je se na i u da s to bio bila vas vasa ste ali kao ili prosjecno sati
id dan yang di dari untuk dengan anda adalah tidak ini itu pada rata jam tidur detak
ms dan yang di dari untuk dengan anda ialah tidak ini itu pada purata jam tidur
vi va cua ban la trong mot khong duoc co nhung nay gio trung binh nhip
sw na ya wa kwa ni la katika yako wako kuwa saa wastani
ca i el la els les un una de del amb per que es va ser el teu seva hores mes
et ja on ei see et oli teie sinu aga kui ka tundi keskmiselt
lt ir yra ne tai kad buvo jusu bet kaip valandu vidutiniskai
lv un ir ne tas ka bija jusu bet stundas videji
sl je se na in v da z to bil bila vas vasa ste ampak kot ali povprecno ur
sq dhe eshte ne te nje qe me per juaj ishte ore
tl ang ng sa at na ay mga iyong ka hindi ito oras
af die en van in jou is was nie het vir met uur gemiddeld
`
