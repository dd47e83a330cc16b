import type { Selection } from "../changed/select.ts";
import { runChecks } from "../check.ts";
import { build, runBrowserTests, runEngines, runUnitTests, show } from "./run-tests.ts";
import type { Step, StepResult } from "./steps.ts";
import { totalsOf } from "./totals.ts";

type Options = {
  /** A browser test that fails is not tried once more. */
  readonly isStrict?: boolean;
  /** A step ends at its first failure. */
  readonly stopsAtFailure?: boolean;
  /** The installation of the browsers, which the checks and the unit tests do not need. */
  readonly browsers?: Promise<unknown>;
};

type Selected = Pick<Selection, "unitTests" | "browserTests" | "sweptScreens" | "needsBuild">;

/**
 * The steps of a test run, the cheapest first. The sizes and the browser tests fail if the build did.
 *
 * @param selected limits the tests; without it, all run
 */
export function testSteps(
  { isStrict = false, stopsAtFailure = false, browsers }: Options,
  selected?: Selected,
): readonly Step[] {
  const { unitTests, browserTests, sweptScreens, needsBuild = true } = selected ?? {};
  let isBuilt = false;
  const unlessBroken = async (run: () => Promise<StepResult>) => (isBuilt ? run() : totalsOf(false));
  const steps: readonly (Step & { readonly isOn: boolean })[] = [
    { name: "Checks", isOn: true, run: runChecks },
    {
      name: "Unit tests",
      isOn: unitTests?.size !== 0,
      run: () => runUnitTests({ files: [...(unitTests ?? [])], stopsAtFailure }),
    },
    {
      name: "Build",
      isOn: needsBuild,
      run: async () => {
        const built = await build();
        isBuilt = built.failed === 0;
        return built;
      },
    },
    {
      name: "Sizes",
      isOn: needsBuild,
      run: () => unlessBroken(async () => totalsOf(await show(process.execPath, "tools/check-sizes.ts"))),
    },
    {
      name: "Browser",
      isOn: browserTests?.size !== 0,
      run: () =>
        unlessBroken(async () => {
          await browsers;
          return runBrowserTests({
            tests: [...(browserTests ?? [])],
            ...(sweptScreens && { screens: [...sweptScreens] }),
            isStrict,
            stopsAtFailure,
          });
        }),
    },
    { name: "Engines", isOn: selected === undefined, run: () => unlessBroken(() => runEngines({ isStrict })) },
  ];
  return steps.filter(({ isOn }) => isOn);
}
