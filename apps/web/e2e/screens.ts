/** The smallest phone and the desk that every page must look right on. */
export const screens = {
  phone: { width: 360, height: 740 },
  desk: { width: 1440, height: 900 },
} as const;
