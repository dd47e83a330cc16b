import { office } from "../../office.config.ts";

/**
 * The countries and areas of ISO 3166-1, by their numeric code (UN M49) with the alpha-2 code that
 * `Intl.DisplayNames` names. The names are not stored, so that they are in the user's language.
 */
const codes =
  "004AF 248AX 008AL 012DZ 016AS 020AD 024AO 660AI 010AQ 028AG 032AR 051AM 533AW 036AU 040AT 031AZ 044BS 048BH 050BD 052BB 112BY 056BE 084BZ 204BJ 060BM 064BT 068BO 535BQ 070BA 072BW 074BV 076BR 086IO 096BN 100BG 854BF 108BI 132CV 116KH 120CM 124CA 136KY 140CF 148TD 152CL 156CN 162CX 166CC 170CO 174KM 178CG 180CD 184CK 188CR 384CI 191HR 192CU 531CW 196CY 203CZ 208DK 262DJ 212DM 214DO 218EC 818EG 222SV 226GQ 232ER 233EE 748SZ 231ET 238FK 234FO 242FJ 246FI 250FR 254GF 258PF 260TF 266GA 270GM 268GE 276DE 288GH 292GI 300GR 304GL 308GD 312GP 316GU 320GT 831GG 324GN 624GW 328GY 332HT 334HM 336VA 340HN 344HK 348HU 352IS 356IN 360ID 364IR 368IQ 372IE 833IM 376IL 380IT 388JM 392JP 832JE 400JO 398KZ 404KE 296KI 408KP 410KR 414KW 417KG 418LA 428LV 422LB 426LS 430LR 434LY 438LI 440LT 442LU 446MO 450MG 454MW 458MY 462MV 466ML 470MT 584MH 474MQ 478MR 480MU 175YT 484MX 583FM 498MD 492MC 496MN 499ME 500MS 504MA 508MZ 104MM 516NA 520NR 524NP 528NL 540NC 554NZ 558NI 562NE 566NG 570NU 574NF 807MK 580MP 578NO 512OM 586PK 585PW 275PS 591PA 598PG 600PY 604PE 608PH 612PN 616PL 620PT 630PR 634QA 638RE 642RO 643RU 646RW 652BL 654SH 659KN 662LC 663MF 666PM 670VC 882WS 674SM 678ST 682SA 686SN 688RS 690SC 694SL 702SG 534SX 703SK 705SI 090SB 706SO 710ZA 239GS 728SS 724ES 144LK 729SD 740SR 744SJ 752SE 756CH 760SY 158TW 762TJ 834TZ 764TH 626TL 768TG 772TK 776TO 780TT 788TN 792TR 795TM 796TC 798TV 800UG 804UA 784AE 826GB 840US 581UM 858UY 860UZ 548VU 862VE 704VN 092VG 850VI 876WF 732EH 887YE 894ZM 716ZW";

/** A country's key, three digits as text, and its alpha-2 code. */
export const countries: readonly { readonly key: string; readonly code: string }[] = codes
  .split(" ")
  .map((entry) => ({ key: entry.slice(0, 3), code: entry.slice(3) }));

export const countryKeys: ReadonlySet<string> = new Set(countries.map(({ key }) => key));

/** The key of the configured country, or empty. */
export const officeCountry = countries.find(({ code }) => code === office.country)?.key ?? "";

const nameInEnglish = new Intl.DisplayNames("en", { type: "region" });

/**
 * The key of a country that is named by its key, or, as other clients do and earlier versions did, by its alpha-2 code or
 * its English name. Other texts are returned as they are.
 */
export const toCountryKey = (text: string) =>
  countryKeys.has(text)
    ? text
    : (countries.find(({ code }) => code === text || nameInEnglish.of(code) === text)?.key ?? text);
