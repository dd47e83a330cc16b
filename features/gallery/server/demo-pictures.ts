/** The subjects of the demo pictures. `features/gallery/tools/gallery-pictures.ts` draws them. */
export type Subject = "mountains" | "coast" | "forest" | "city" | "night" | "shapes";

export type DemoPicture = {
  /** The name of its file in `features/gallery/public/gallery/`, without the ending. */
  readonly name: `${Subject}-${number}`;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
};

/** The album of each subject. */
export const albums: Readonly<Record<Subject, string>> = {
  mountains: "Mountain huts",
  coast: "Along the coast",
  forest: "Forest walks",
  city: "Skylines",
  night: "After dark",
  shapes: "Poster studies",
};

/** In pixels, by their usual names. */
const formats = {
  wide: [1680, 720],
  film: [1600, 900],
  classic: [1440, 960],
  screen: [1280, 960],
  square: [1080, 1080],
  poster: [960, 1200],
  portrait: [960, 1440],
} as const;

type Format = keyof typeof formats;

const series = (subject: Subject, pictures: readonly (readonly [format: Format, caption: string])[]) =>
  pictures.map(([format, caption], index): DemoPicture => {
    const [width, height] = formats[format];
    return { name: `${subject}-${index + 1}`, caption, width, height };
  });

/** Eight pictures of each subject. */
export const demoPictures: readonly DemoPicture[] = [
  ...series("mountains", [
    ["classic", "First light on the north ridge"],
    ["wide", "Seven ranges, counted twice"],
    ["portrait", "The climb we called the staircase"],
    ["screen", "Fog in the valley until ten"],
    ["film", "Evening above the upper hut"],
    ["square", "Rose hour"],
    ["classic", "After the storm"],
    ["poster", "The last pass before home"],
  ]),
  ...series("coast", [
    ["film", "Sunset from the ferry to the islands"],
    ["classic", "A sail at five in the morning"],
    ["poster", "The long path of the sun"],
    ["screen", "Calm sea, cold hands"],
    ["square", "The red buoy was just out of view"],
    ["wide", "Low tide at the headland"],
    ["classic", "Storm light over the bay"],
    ["portrait", "Waiting for the harbour pilot"],
  ]),
  ...series("forest", [
    ["classic", "Morning mist between the firs"],
    ["portrait", "The tallest one is older than the town"],
    ["film", "Autumn, two weeks early"],
    ["square", "Where the path ends"],
    ["classic", "Snow on its way"],
    ["wide", "Treeline at dusk"],
    ["poster", "Green upon green"],
    ["screen", "The clearing behind the sawmill"],
  ]),
  ...series("city", [
    ["wide", "Skyline from the old bridge"],
    ["classic", "The office district at half past six"],
    ["portrait", "Towers by the river"],
    ["film", "Blue hour downtown"],
    ["square", "Lights out, almost"],
    ["classic", "The view from Amara's roof"],
    ["poster", "A pink evening in the harbour city"],
    ["screen", "Everyone is still at work"],
  ]),
  ...series("night", [
    ["classic", "Northern lights, third attempt"],
    ["poster", "Full moon over the pass"],
    ["film", "The Milky Way without a street lamp"],
    ["square", "Camp at two thousand metres"],
    ["portrait", "Green curtains"],
    ["classic", "A quiet sky"],
    ["wide", "Stars above the treeline"],
    ["screen", "The moon that kept us awake"],
  ]),
  ...series("shapes", [
    ["square", "Quarter circles, no rules"],
    ["poster", "Study in five colours"],
    ["classic", "Waves in warm tones"],
    ["square", "Tiles for the canteen wall"],
    ["portrait", "Arcs, draft three"],
    ["film", "Currents"],
    ["poster", "The poster nobody could read"],
    ["screen", "Arcs at low tide"],
  ]),
];
