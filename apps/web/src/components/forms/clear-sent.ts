interface Form<Values> {
  getValues(): Values;
  getInitialValues(): Values;
  setValues(values: Partial<Values>): void;
}

/** Empties a form after submission, except for fields that changed since. */
export function clearSent<Values extends object>(form: Form<Values>, sent: Values): void {
  const [now, initial] = [form.getValues(), form.getInitialValues()];
  const unchanged = (Object.keys(sent) as (keyof Values)[]).filter((name) => now[name] === sent[name]);
  form.setValues(Object.fromEntries(unchanged.map((name) => [name, initial[name]])) as Partial<Values>);
}
