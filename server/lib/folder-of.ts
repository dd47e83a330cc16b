/** The folder that the app is served from, by the address of its API: `/admin/` of `/admin/api`. */
export const folderOf = (apiAddress: string) => apiAddress.replace(/api$/, "");
