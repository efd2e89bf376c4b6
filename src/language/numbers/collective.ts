/**
 * Words that name a number and that the spelled numbers of CLDR leave out, by language: collective words, parts,
 * multiples, other forms. `few`: two or three. `plain`: number words that mostly mean something else, such as an
 * article; they count as numbers only before a unit where `measured`. Without accents, as `folded` writes them, with
 * their value where they have one.
 */
export const COLLECTIVE = `
en few couple=2 pair=2 trio
en more dozen=12 dozens fortnight fortnights fortnightly half halves halved halving quarters thirds fifths tenths
en more twice decade decades century centuries
en more thrice doubled doubling triple tripled tripling treble trebled quadruple quadrupled quintuple nought=0
en more naught=0
en more nil=0 twofold threefold fourfold fivefold sixfold sevenfold eightfold ninefold tenfold hundredfold hundreds
en more thousands millions billions trillion twenties thirties forties fifties sixties seventies eighties nineties
en more sixths sevenths eighths ninths hundredths
en plain one ones
de few paar beide beiden beider zweier dreier
de more halb halbe halben halber halbes haelfte halfte doppelt doppelte doppelten doppelter doppeltes dreifach
de more verdoppelt verdoppelte verdreifacht halbiert dutzend=12 viertel drittel funftel zehntel anderthalb=1.5
de more eineinhalb=1.5
de more zweimal dreimal zweifach zigmal hunderte tausende hunderten tausenden dreiviertel zweieinhalb=2.5 sechzig
de more einhalb=0.5
de plain eins ein eine einen einer eines einem achten achte einmal einfach einfache einfachen einfacher einfaches
es few par pareja
es more mitad doble dobles triple docena=12 docenas quincena tercio tercios quinto decena decenas veintena treintena
es more centenar centenares millar millares cientos duplicado duplico triplico veintidos veintitres veintiseis
es more dieciseis medio
es plain un una uno unos unas
fr few paire
fr more moitie demi demie demis demies double doubles doublee triple quart quarts tiers cinquieme dizaine dizaines
fr more douzaine douzaines quinzaine vingtaine trentaine quarantaine cinquantaine soixantaine centaine centaines
fr more millier milliers septante=70 huitante=80 octante=80 nonante=90
fr plain un une
fr measured neuf=9 neuve neufs neuves
pt few par casal ambos
pt more metade meia meias meio dobro duplo triplo duzia duzias quinzena dezena dezenas centena centenas milhar
pt more milhares terco tercos dobrou triplicou dezasseis=16 dezassete=17 dezanove=19 quatorze=14
pt plain um uma uns umas quarta quinta sexta
it few coppia paio ambedue
it more meta mezzo mezza mezzora doppio doppia doppi triplo tripla dozzina decina decine quindicina ventina trentina
it more quarantina cinquantina sessantina centinaio centinaia migliaio migliaia raddoppiato raddoppiata triplicato
it more terzi quinti decimi dimezzato
it plain un uno una
it measured sei=6
nl few paar beide
nl more helft half halve dubbel dubbele driedubbel dozijn dozijnen tiental tientallen honderdtal honderden duizenden
nl more kwart derden verdubbeld gehalveerd tweemaal driemaal
nl more half=0.5 anderhalf=1.5 anderhalve=1.5
nl plain een eens eentje
pl few para pare pary dwojka oba obie
pl more pol polowa polowe polowy polowie poltora=1.5 poltorej=1.5 podwojnie podwojny podwojna dwukrotnie trzykrotnie
pl more czterokrotnie tuzin tuziny cwierc kilkanascie kilkadziesiat setki tysiace dziesiatki podwoil
pl plain jeden jedna jedno jednego jednej jednemu jednym
tr few cift
tr more ucte dortte ikide
tr more yarim yarisi yarisini yari ceyrek bucuk duzine katina katini yuzlerce binlerce onlarca
tr plain bir biri birini
ru few пара пару пары оба обе двое трое обоих
ru more половина половину половины половине пол полтора=1.5 полторы=1.5 вдвое втрое вчетверо впятеро дважды трижды
ru more дюжина дюжину десяток десятка десятки десятков сотня сотни сотню сотен тысячи четверо пятеро шестеро семеро
ru more четверть четверти треть трети двоиноя двоинои полчаса полдня полгода полугода полутора удвоился удвоилось
ru more двукратно трехкратно пятеркa
ru plain один одна одно одного одному одним одном однои одну одни одних
ru more стами=100 тысячами=1000
ru measured семью=7
uk few пара пару пари обидва обидвi двое трое двох=2 трьох=3 двом трьом двома трьома
uk more пiв пів половина половину половини половинi половині пiвтора півтора=1.5 пiвтори півтори=1.5 вдвічі втричі
uk more удвічі
uk more двічі тричі дюжина десяток десятка десятки сотня сотні сотню чверть третина третину чотирьох=4 п'яти=5
uk more п'ятьох=5
uk more шести=6 шістьох=6 семи=7 сімох=7 восьми=8 вісьмох=8 дев'яти=9 дев'ятьох=9 десяти=10 десятьох=10 двадцяти=20
uk more тридцяти=30 сорока=40 п'ять
uk more п'ятдесяти=50 шістдесяти=60 сімдесяти=70 вісімдесяти=80 дев'ять дев'ятнадцять п'ятнадцять п'ятдесят
uk more дев'яносто п'ятсот
uk more одинадцяти=11 дванадцяти=12 тринадцяти=13 чотирнадцяти=14 п'ятнадцяти=15 шістнадцяти=16 сімнадцяти=17
uk more вісімнадцяти=18 ста=100
uk more четверо п'ятеро семеро півгодини півроку півдня подвоївся подвоїлася
uk more двохсот=200 трьохсот=300 чотирьохсот=400 п'ятисот=500 шестисот=600 семисот=700 восьмисот=800 дев'ятисот=900
uk plain один одна одне одного одному одним однім одною одну одні
ko more 절반 곱절 갑절 이틀 사흘 나흘 닷새 엿새 이레 여드레 아흐레 열흘 보름 다스 반나절
ko few 둘째 셋째
ar few زوجان كلا اثنتي=2 اثني=2 اثنان=2 اثنين=2 اثنتان=2 اثنتين=2 ثلاث=3 ثلاثه=3
ar more خمس=5 ست=6 سبع=7 ثمان=8 ثماني=8 تسع=9 اربع=4 نصف ضعف ضعفي ضعفين ثلث ثلثي ربع خمسين=50 ستين=60 سبعين=70
ar more ثمانين=80 تسعين=90 ثلاثين=30
ar more اربعين=40 عشرين=20 مئه=100 مئتان=200 مئتي=200 مئات عشرات الاف يومين يومان ساعتين ساعتان دقيقتين دقيقتان
ar more شهرين شهران
ar more اسبوعين اسبوعان مرتين مرتان ليلتين ليلتان سنتين سنتان خمسمائه=500 سبعمائه=700 تسعمائه=900 اربعمائه=400
ar more ستمائه=600 ثمانمائه=800
ar more ثلاثمائه=300 ملايين
ar more مئتين=200 مائتين=200 ثلاثمئه=300 اربعمئه=400 خمسمئه=500 ستمئه=600 سبعمئه=700 ثمانمئه=800 تسعمئه=900 الفين=2000
ar plain واحد واحده احد احدي
hi few दोनों जोड़ी जोड़ा
hi more आधा आधी आधे डेढ़=1.5 ढाई=2.5 सवा साढ़े पौने दुगुना दुगुनी दोगुना दोगुनी दोगुने तिगुना तिगुनी दर्जन दर्जनों
hi more चौथाई
hi more तिहाई पखवाड़ा पखवाड़े सैकड़ों सैकड़ा हजार=1000 हज़ारों हजारों पांच=5 पांचवां छः=6 छे=6 छ: सत्रह=17 पंद्रह=15
hi more पन्द्रह=15
hi plain एक
`

/** Words that make another number of the word before them in a compound: "siebenmal", "vierstündig". */
export const COMPOUND_ENDS = `
de mal fach fache fachen faches facher einhalb stundig stundige stundigen stundiger stundiges minutig minutige
de minutigen tagig tagige tagigen wochig wochige wochigen monatig monatige monatigen jahrig jahrige jahrigen prozentig
de stel tel siebt viert funft sechst neunt zehnt elft zwolft best beste besten bester bestes hochste hochsten
de grosste grossten langste langsten niedrigste niedrigsten
nl maal voud voudig jarig jarige daags daagse urige
it mila volte
`
