declare module "*?icons" {
  /** The address of the folder with the files that the build has made of the package; see `icon-files.ts`. */
  const folder: string;
  export default folder;
}
