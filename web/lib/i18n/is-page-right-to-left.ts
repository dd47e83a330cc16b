/** Whether the page is laid out from right to left, so that "forward" is to the left. */
export const isPageRightToLeft = () => document.documentElement.dir === "rtl";
