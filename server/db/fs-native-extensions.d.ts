/** The package has no types of its own. */
declare module "fs-native-extensions" {
  /** @returns false while another holds the lock */
  export function tryLock(fd: number, options?: { readonly shared?: boolean }): boolean;
}
