/** The values that a filter asks for, each as SQL; absent ones are for all. */
export interface AskedSql {
  status?: string | undefined;
  type?: string | undefined;
  city?: string | undefined;
}

/** Condition on columns of the counts and of the marks: for one row, or for one of every value of `each`. */
export function countCondition({ status, type, city }: AskedSql, each?: keyof AskedSql): string {
  const level = (type || each === 'type' ? 1 : 0) + (city || each === 'city' ? 2 : 0);
  return [
    each === 'status' ? `scope <> 'OPEN'` : `scope = ${status ?? `'OPEN'`}`,
    `level = ${level}`,
    ...(each === 'type' ? [] : [`type = ${type ?? `''`}`]),
    ...(each === 'city' ? [] : [`city = ${city ?? `''`}`]),
  ].join(' AND ');
}
