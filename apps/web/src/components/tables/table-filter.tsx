import * as texts from '@africanscity/messages/site';
import { NativeSelect } from '@mantine/core';
import { useTableAddress } from './use-table-address.ts';

/** A table filter in the URL parameter `which`. */
export function useTableFilter<Name extends string>(names: Record<Name, string>, first: NoInfer<Name>) {
  const { query, change } = useTableAddress();
  const asked = query.get('which') ?? '';
  const which = Object.hasOwn(names, asked) ? (asked as Name) : first;
  const filter = (
    <NativeSelect
      aria-label={texts.show()}
      value={which}
      data={Object.entries<string>(names).map(([value, label]) => ({ value, label }))}
      onChange={(event) => change({ which: event.currentTarget.value })}
    />
  );
  return { which, filter };
}
