/** `web/parts/first-load.ts` of a feature exports `firstLoad`: by route, what its screen needs first. */
export type FirstLoad = Readonly<
  Record<
    string,
    {
      /**
       * The addresses that it requests first: the page's first script starts them before any module has loaded, and `call`
       * takes them up by their addresses. They are not started where the address has a search of its own. `$folder` is the
       * parameter of the route.
       */
      readonly requests: readonly string[];
      /** The lazily loaded part that it shows first, as a file of the project. It loads together with the screen. */
      readonly part?: string;
    }
  >
>;
