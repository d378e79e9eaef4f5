/** The beginning of a word that names a flavour, and its glyph; the first that fits counts. */
const flavours: ReadonlyArray<readonly [beginning: RegExp, glyph: string]> = [
  [/^(epres|eper|málna|málnás|szeder|szedres|erdei gyümölcs)/, "strawberry"],
  [/^(áfony|tőzegáfony|ribizli|kék gyümölcs|bodz)/, "blueberries"],
  [/^(meggy|cseresznye|gránátalma|csipkebogyó)/, "cherries"],
  [/^(szőlő|mazsol|szilv|kék szilva|aszalt szilva|fügés|füge|friss füge|aszalt füge|borecet)/, "grapes"],
  [/^(sárgabarack|őszibarack|barack|nektarin|aszalt sárgabarack)/, "peach"],
  [/^(banán)/, "banana"],
  [/^(alma$|almás|almaecet|almalé|birs|zöld alma)/, "red-apple"],
  [/^(körte|körtés)/, "pear"],
  [/^(mangó|passió|papaya|multivitamin)/, "mango"],
  [/^(ananász|piña)/, "pineapple"],
  [/^(kókusz)/, "coconut"],
  [/^(kivi|arany kivi)/, "kiwi-fruit"],
  [/^(avokádó|hass avokádó)/, "avocado"],
  [/^(citrom|citrus|bio citrom|kezeletlen héjú citrom|keserű citrom|gyömbér-citrom)/, "lemon"],
  [/^(lime|zöldcitrom)/, "lime"],
  [/^(narancs|mandarin|grapefruit|rózsaszín grapefruit|pomelo)/, "tangerine"],
  [/^(görögdinnye|magszegény görögdinnye|dinnyemix)/, "watermelon"],
  [/^(sárgadinnye|galia|cantaloupe|mézdinnye)/, "melon"],
  [/^(csok|étcsok|kakaó|fehér csok|tejcsok|nugát|brownie|oroszkrém)/, "chocolate-bar"],
  [/^(vanília|vaníliás|levendul|tavaszi|virág|kamill|balzsamos|rózsasz)/, "blossom"],
  [/^(rózsa|rózsás)/, "rose"],
  [/^(karamell|puncs|krémes)/, "custard"],
  [/^(kávé|mokkás|latte|espresso|cappuccino)/, "hot-beverage"],
  [/^(földimogyoró|pörkölt, sós föld|mogyoróvaj)/, "peanuts"],
  [/^(mogyor|mandul|dió|diós|pisztác|geszteny|kesu|törökmogyoró|hántolt|eszterházy)/, "chestnut"],
  [/^(mézes|méz)/, "honey-pot"],
  [/^(paradicsom|koktélparadicsom|szárított paradicsom|arrabbiata|napoli)/, "tomato"],
  [/^(paprik|kápia|édes snack|almapaprika)/, "bell-pepper"],
  [/^(csípős|chili|jalap|hegyes erős)/, "hot-pepper"],
  [/^(makói|fokhagyma|fokhagymás|gyöngyhagyma)/, "garlic"],
  [/^(hagym|újhagyma|póré|lilahagym|vöröshagym|zöldhagym|snidling|metélőhagyma)/, "onion"],
  [/^(gyömbér|friss kurkuma|torma)/, "ginger-root"],
  [/^(sajt|négy sajt|cheddar)/, "cheese-wedge"],
  [/^(gomba|gombás|csiperke|laska)/, "brown-mushroom"],
  [/^(sárgarép|répa|répás|fehérrépa|bébirépa)/, "carrot"],
  [/^(zöldborsó|cukorborsó|zöldbab|borsó)/, "pea-pod"],
  [/^(brokkoli|karfiol|kelbimbó)/, "broccoli"],
  [/^(spenót|zöld, spenót|kelkáposzta|csalán)/, "leafy-green"],
  [/^(csemegekukoric|kukorica|főtt csemege)/, "ear-of-corn"],
  [/^(vörösbab|fehérbab|mexikói bab|lencse|csicseri|fejtett)/, "beans"],
  [/^(kígyóuborka|mini uborka|csemegeuborka|kovászolni|cukkini|uborkás)/, "cucumber"],
  [/^(padlizsán)/, "eggplant"],
  [
    /^(bazsalikom|zöldfűsz|oregánó|rozmaring|kakukkfű|majoránna|tárkony|petrezselyem|kapor|menta|mentás|borsmenta|zsálya|citromfű|gyógynöv|hársfa)/,
    "herb",
  ],
  [/^(aloe|kaktusz)/, "cactus"],
  [/^(óceán|tenger)/, "water-wave"],
  [/^(fenyő|téli erdő)/, "evergreen-tree"],
  [/^(csirk)/, "poultry-leg"],
  [/^(marhá|marha)/, "cut-of-meat"],
  [/^(sonk|sertés|szalám|kolbász)/, "bacon"],
  [/^(lazac|hal|tonhal|halas)/, "fish"],
  [/^(kacs|liba)/, "duck"],
  [/^(pulyk)/, "turkey"],
  [/^(bárány|juh)/, "ewe"],
  [/^(nyul)/, "rabbit"],
];

/**
 * The glyph of a variant's first flavour; `null` without one.
 *
 * @example flavourGlyph("epres és vaníliás") // => "strawberry"
 */
export function flavourGlyph(variant: string): string | null {
  const text = variant.toLowerCase();
  return flavours.find(([beginning]) => beginning.test(text))?.[1] ?? null;
}
