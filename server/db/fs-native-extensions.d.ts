/** The package ships without types. */
declare module "fs-native-extensions" {
  /** @returns false while another process holds the lock */
  export function tryLock(fd: number, options?: { readonly shared?: boolean }): boolean;
}
