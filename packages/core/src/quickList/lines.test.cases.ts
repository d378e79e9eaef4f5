/** Lines of shopping lists and of recipes as people write them: `line | term | amount | note`. */
export const lineCases = `
tej | tej
2 kenyér | kenyér | 2 db
15 dkg sonka | sonka | 150 g
fél kiló darált hús | darált hús | 500 g
másfél liter tej | tej | 1500 ml
negyed kiló vaj | vaj | 250 g
háromnegyed liter tejszín | tejszín | 750 ml
két és fél kiló krumpli | krumpli | 2500 g
2 és fél kg krumpli | krumpli | 2500 g
1 1/2 kg alma | alma | 1500 g
1 ½ l víz | víz | 1500 ml
½ kg túró | túró | 500 g
1/2 kg liszt | liszt | 500 g
1/4 l olaj | olaj | 250 ml
egy tucat tojás | tojás | 12 db
fél tucat tojás | tojás | 6 db
tucat tojás | tojás | 12 db
10 tojás | tojás | 10 db
tíz tojás | tojás | 10 db
tojás 10 db | tojás | 10 db
tojás, 10 db | tojás | 10 db
tojás: 10 db | tojás | 10 db
tojás - 10 db | tojás | 10 db
kenyér 2db | kenyér | 2 db
kenyér (szeletelt) | kenyér | | szeletelt
2 db kifli (teljes kiőrlésű) | kifli | 2 db | teljes kiőrlésű
2x tej | tej | 2 pack
2 x tej | tej | 2 pack
3× ásványvíz | ásványvíz | 3 pack
tej 2x | tej | 2 pack
6 csomag zsebkendő | zsebkendő | 6 pack
1 csomag wc papír | wc papír | 1 pack
2 cs. vaníliás cukor | vaníliás cukor | 2 pack
1 cs sütőpor | sütőpor | 1 pack
egy üveg bor | bor | 1 pack
két doboz sör | sör | 2 pack
1 tubus fogkrém | fogkrém | 1 pack
3 zacskó chips | chips | 3 pack
1 flakon mosogatószer | mosogatószer | 1 pack
2 pohár tejföl | tejföl | 2 pack
1 tálca eper | eper | 1 pack
1 zsák krumpli | krumpli | 1 pack
1 karton tej | tej | 1 pack
1 rekesz sör | sör | 1 pack
1 csokor petrezselyem | petrezselyem | 1 pack
2 fej saláta | saláta | 2 db
5 szál sárgarépa | sárgarépa | 5 db
4 cső kukorica | kukorica | 4 db
1,5 l kóla | kóla | 1500 ml
0,5 l ásványvíz | ásványvíz | 500 ml
0.5 l ásványvíz | ásványvíz | 500 ml
1,5 literes kóla | 1,5 literes kóla
2 literes víz | 2 literes víz
1,5 l-es kóla | 1,5 l-es kóla
2 db 1,5 l-es kóla | 1,5 l-es kóla | 2 db
6 x 1,5 l víz | 1,5 l víz | 6 pack
500 g-os kenyér | 500 g-os kenyér
kilós kenyér | kilós kenyér
2,8%-os tej | 2,8%-os tej
2,8 %-os tej | 2,8 %-os tej
2,8% tej | 2,8% tej
tej 1,5% | tej 1,5%
1 l 2,8%-os tej | 2,8%-os tej | 1000 ml
3 rétegű wc papír | 3 rétegű wc papír
10 tekercses wc papír | 10 tekercses wc papír
- tej | tej
– vaj | vaj
• 3 dl tej | tej | 300 ml
* 2 tojás | tojás | 2 db
1. tej | tej
2. 15 dkg sonka | sonka | 150 g
3) kenyér | kenyér
[ ] kenyér | kenyér
[x] 2 tej | tej | 2 db
☐ vaj | vaj
☑ 2 joghurt | joghurt | 2 db
✓ só | só
tej. | tej
tej, | tej
TEJ | TEJ
2 KG KRUMPLI | KRUMPLI | 2000 g
25dkg vaj | vaj | 250 g
500g liszt | liszt | 500 g
500gr liszt | liszt | 500 g
1kg cukor | cukor | 1000 g
2dl tejszín | tejszín | 200 ml
7up | 7up
Coca-Cola 2 l | Coca-Cola | 2000 ml
Pepsi Max 1,5 l | Pepsi Max | 1500 ml
Nivea 48 | Nivea 48
Milka 100 g | Milka | 100 g
Túró Rudi 5 db | Túró Rudi | 5 db
5 Túró Rudi | Túró Rudi | 5 db
hat zsemle | zsemle | 6 db
nyolc kifli | kifli | 8 db
pár alma | alma | 2 db
egy kis sajt | sajt
kevés só | só
ízlés szerint bors | bors
kb. 30 dkg gomba | gomba | 300 g
kb 1 kg csirkemell | csirkemell | 1000 g
3-4 gerezd fokhagyma | fokhagyma
2–3 alma | alma | 3 db
1-2 db citrom | citrom | 2 db
1,5-2 kg csirke | csirke | 2000 g
25 dkg liszt | liszt | 250 g
25 dkg finomliszt | finomliszt | 250 g
60 dkg rétesliszt | rétesliszt | 600 g
4 dl tej | tej | 400 ml
2 dl szódavíz | szódavíz | 200 ml
3 db tojás | tojás | 3 db
1 csipet só | só
csipet só | csipet só
egy csipet só | só
1 csipetnyi szerecsendió | szerecsendió
1 késhegynyi szódabikarbóna | szódabikarbóna
2 evőkanál olaj | olaj
3 ek olaj | olaj
3 ek. olaj | olaj
1 tk só | só
1 teáskanál cukor | cukor
1 kávéskanál pirospaprika | pirospaprika
1 kk őrölt kömény | őrölt kömény
2 mokkáskanál fahéj | fahéj
1 evőkanálnyi méz | méz
1 bögre liszt | liszt
2 bögre zabpehely | zabpehely
fél bögre cukor | cukor
1 csésze rizs | rizs
1 marék mazsola | mazsola
2 szelet kenyér | kenyér
3 levél babérlevél | babérlevél
2 gerezd fokhagyma | fokhagyma
1 ág rozmaring | rozmaring
80 dkg sertéslapocka | sertéslapocka | 800 g
1 kg marhalábszár | marhalábszár | 1000 g
2 fej vöröshagyma | vöröshagyma | 2 db
1 fej hagyma | hagyma | 1 db
3 db közepes burgonya | közepes burgonya | 3 db
4 nagy krumpli | nagy krumpli | 4 db
2 db paprika | paprika | 2 db
2 zöldpaprika | zöldpaprika | 2 db
1 paradicsom | paradicsom | 1 db
3 szál répa | répa | 3 db
2 szál fehérrépa | fehérrépa | 2 db
1 db zeller | zeller | 1 db
1 kis karalábé | kis karalábé | 1 db
5 dkg vaj | vaj | 50 g
5 deka vaj | vaj | 50 g
10 deka füstölt szalonna | füstölt szalonna | 100 g
tíz deka párizsi | párizsi | 100 g
húsz deka trappista sajt | trappista sajt | 200 g
fél kiló kenyér | kenyér | 500 g
fél kg kenyér | kenyér | 500 g
fél liter tejföl | tejföl | 500 ml
fél fej káposzta | káposzta | 0.5 db
2 kiló krumpli | krumpli | 2000 g
három kiló alma | alma | 3000 g
1 liter olaj | olaj | 1000 ml
1 lit. tej | tej | 1000 ml
2 deci rum | rum | 200 ml
5 cl rum | rum | 50 ml
200 ml tejszín | tejszín | 200 ml
330 ml sör | sör | 330 ml
1,2 kg csirkecomb | csirkecomb | 1200 g
0,75 l bor | bor | 750 ml
12,5 dkg margarin | margarin | 125 g
12.5 dkg margarin | margarin | 125 g
40 dkg spagetti | spagetti | 400 g
50 dkg darált marhahús | darált marhahús | 500 g
1 doboz sűrített paradicsom | sűrített paradicsom | 1 pack
2 konzerv kukorica | konzerv kukorica | 2 db
1 konzerv tonhal | konzerv tonhal | 1 db
1 csomag leveles tészta | leveles tészta | 1 pack
1 csomag élesztő | élesztő | 1 pack
5 dkg friss élesztő | friss élesztő | 50 g
2,5 dkg élesztő | élesztő | 25 g
1 csomag vaníliás pudingpor | vaníliás pudingpor | 1 pack
2 csomag babapiskóta | babapiskóta | 2 pack
1 tábla csokoládé | tábla csokoládé | 1 db
10 dkg étcsokoládé | étcsokoládé | 100 g
20 dkg porcukor | porcukor | 200 g
15 dkg darált dió | darált dió | 150 g
15 dkg mák | mák | 150 g
fél citrom | citrom | 0.5 db
1 citrom leve | citrom leve | 1 db
1 citrom reszelt héja | citrom reszelt héja | 1 db
2 narancs | narancs | 2 db
3 banán | banán | 3 db
1 kg narancs | narancs | 1000 g
fél kiló szőlő | szőlő | 500 g
1 dinnye | dinnye | 1 db
1 negyed dinnye | dinnye | 0.25 db
egy fél kiló kenyér | kenyér | 500 g
só | só
bors | bors
só, bors | só, bors
olaj a sütéshez | olaj a sütéshez
víz | víz
fokhagyma | fokhagyma
friss petrezselyem | friss petrezselyem
őrölt bors | őrölt bors
pirospaprika (csípős) | pirospaprika | | csípős
20 dkg sajt (trappista) | sajt | 200 g | trappista
1 kg csirke (egész, konyhakész) | csirke | 1000 g | egész, konyhakész
tejföl (20%) | tejföl | | 20%
2 pohár (175 g) joghurt | joghurt | 2 pack | 175 g
mosópor | mosópor
wc papír | wc papír
WC-papír | WC-papír
papírtörlő 2 tekercs | papírtörlő 2 tekercs
20 db tojás | tojás | 20 db
30 db-os tojás | 30 db-os tojás
pelenka 4-es | pelenka 4-es
4-es pelenka | 4-es pelenka
AA elem | AA elem
4 db AA elem | AA elem | 4 db
B12 vitamin | B12 vitamin
omega 3 | omega 3
3in1 kávé | 3in1 kávé
100% narancslé | 100% narancslé
1 l 100%-os almalé | 100%-os almalé | 1000 ml
85%-os csoki | 85%-os csoki
0% sör | 0% sör
zero kóla | zero kóla
laktózmentes tej | laktózmentes tej
2 laktózmentes tej | laktózmentes tej | 2 db
gluténmentes kenyér | gluténmentes kenyér
1 gluténmentes kenyér | gluténmentes kenyér | 1 db
bio tojás | bio tojás
5 kg macskaalom | macskaalom | 5000 g
400 g kutyakonzerv | kutyakonzerv | 400 g
12 kutyakonzerv | kutyakonzerv | 12 db
2 kg-os cukor | 2 kg-os cukor
kenyér 1 kg | kenyér | 1000 g
sonka 15 dkg | sonka | 150 g
sonka, 15 dkg | sonka | 150 g
sonka: 15 deka | sonka | 150 g
darált hús fél kiló | darált hús | 500 g
krumpli két kiló | krumpli | 2000 g
krumpli 2 és fél kiló | krumpli | 2500 g
tej másfél liter | tej | 1500 ml
alma 1 1/2 kg | alma | 1500 g
vaj 1 csomag | vaj | 1 pack
sör 6 doboz | sör | 6 pack
liszt 1 kg, finom | liszt 1 kg, finom
alma (jonagold) 1 kg | alma | 1000 g | jonagold
a tej | tej
egy kevés olaj | olaj
némi reszelt sajt | reszelt sajt
1 kis doboz tejszín | kis doboz tejszín | 1 db
1 nagy üveg lekvár | nagy üveg lekvár | 1 db
két zacskó saláta | saláta | 2 pack
öt kiwi | kiwi | 5 db
hét alma | alma | 7 db
kilenc tojás | tojás | 9 db
tizenkét tojás | tojás | 12 db
harminc deka gomba | gomba | 300 g
kettő tej | tej | 2 db
egy kenyér | kenyér | 1 db
egy kiló kenyér | kenyér | 1000 g
egy liter tej | tej | 1000 ml
egy pohár tejföl | tejföl | 1 pack
egy csomag vaj | vaj | 1 pack
egy fej hagyma | hagyma | 1 db
egy szál kolbász | kolbász | 1 db
egy darab sajt | sajt | 1 db
3 darab citrom | citrom | 3 db
3 dkg csirkemáj | csirkemáj | 30 g
70 dkg csirkemellfilé | csirkemellfilé | 700 g
4 szelet karaj | karaj
1 kg karaj | karaj | 1000 g
8 db töltött káposztalevél | töltött káposztalevél | 8 db
50 g parmezán | parmezán | 50 g
125 g mozzarella | mozzarella | 125 g
2 golyó mozzarella | golyó mozzarella | 2 db
250 g mascarpone | mascarpone | 250 g
400 ml kókusztej | kókusztej | 400 ml
1 tk. kurkuma | kurkuma
2 cm gyömbér | cm gyömbér | 2 db
1 darabka gyömbér | darabka gyömbér | 1 db
150 g kuszkusz | kuszkusz | 150 g
300 g csicseriborsó | csicseriborsó | 300 g
1 kg fagyasztott zöldborsó | fagyasztott zöldborsó | 1000 g
45 dkg mirelit spenót | mirelit spenót | 450 g
2 csomag gyorsfagyasztott leveles tészta | gyorsfagyasztott leveles tészta | 2 pack
1 l húsleves alaplé | húsleves alaplé | 1000 ml
2 leveskocka | leveskocka | 2 db
1 db erőleveskocka | erőleveskocka | 1 db
5 dl alaplé | alaplé | 500 ml
6 dkg zsír | zsír | 60 g
1 ek zsír | zsír
1 mk bors | bors
0,5 tk fahéj | fahéj
½ tk szódabikarbóna | szódabikarbóna
¼ kg dió | dió | 250 g
1 tojássárgája | tojássárgája | 1 db
2 tojás fehérje | tojás fehérje | 2 db
1 csokor újhagyma | újhagyma | 1 pack
1 csokor kapor | kapor | 1 pack
2 babérlevél | babérlevél | 2 db
5 szem bors | szem bors | 5 db
3 dkg kakaópor | kakaópor | 30 g
2 csomag habfixáló | habfixáló | 2 pack
1 rúd vanília | rúd vanília | 1 db
30 dkg meggy | meggy | 300 g
1 üveg meggybefőtt | meggybefőtt | 1 pack
1 kg sütőtök | sütőtök | 1000 g
1 cukkini | cukkini | 1 db
2 padlizsán | padlizsán | 2 db
20 dkg csiperkegomba | csiperkegomba | 200 g
1 kígyóuborka | kígyóuborka | 1 db
4 db kaliforniai paprika | kaliforniai paprika | 4 db
1 doboz koktélparadicsom | koktélparadicsom | 1 pack
2 avokádó | avokádó | 2 db
1 fej jégsaláta | jégsaláta | 1 db
10 dkg rukkola | rukkola | 100 g
kenyér  2   db | kenyér | 2 db
`
  .trim()
  .split("\n")
  .map((row) => row.split("|").map((cell) => cell.trim()));
