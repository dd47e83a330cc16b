declare module "*?logo" {
  /** The configured logo as an SVG element: `<svg viewBox="…">…</svg>`. */
  const logo: string;
  export default logo;
}
