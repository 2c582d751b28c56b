import * as texts from '@africanscity/messages/companies';
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { localPath } from '../../../ui/local-path.ts';
import { useFollowed } from '../../../components/forms/use-followed.ts';
import type { DirectoryState } from './directory-query.ts';
import classes from './directory-search.module.css';

interface DirectorySearchProps {
  query: DirectoryState;
  placeholder: string;
  /** Path of the directory; `addressOf` adds a query. */
  path: string;
  addressOf: (query: { search: string; letter: string; orderBy: string }) => string;
  /** Labels of the orders by their URL value. */
  orders?: Record<string, () => string>;
}

const letters = () => [
  { value: '', label: texts.allLetters() },
  ...Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index)).map((letter) => ({
    value: letter,
    label: letter,
  })),
];

/** A search by words and first letter. It is a form, so that it works before JavaScript runs. */
export function DirectorySearch({ query, placeholder, path, addressOf, orders }: DirectorySearchProps) {
  const navigate = useNavigate();
  const search = useFollowed(query.search);
  const letter = useFollowed(query.letter);
  const order = useFollowed(query.orderBy);

  function go(form: HTMLFormElement) {
    const values = new FormData(form);
    const text = (name: string) => String(values.get(name) ?? '').trim();
    void navigate(addressOf({ search: text('search'), letter: text('letter'), orderBy: text('orderBy') }));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    go(event.currentTarget);
  }

  return (
    <form className={classes.search} role="search" action={localPath(path)} method="get" onSubmit={onSubmit}>
      <TextInput
        className={classes.words}
        name="search"
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        {...search}
        onChange={(event) => search.onChange(event.currentTarget.value)}
        maxLength={120}
        rightSectionWidth={44}
        rightSection={
          <ActionIcon type="submit" className={classes.submit} variant="filled" size={40} aria-label={texts.search()}>
            <IconSearch size={20} aria-hidden />
          </ActionIcon>
        }
      />
      <NativeSelect
        name="letter"
        aria-label={texts.firstLetter()}
        // Remounted with its value: a browser would otherwise restore an older choice.
        autoComplete="off"
        data={letters()}
        {...letter}
        onChange={(event) => {
          letter.onChange(event.currentTarget.value);
          if (event.currentTarget.form) go(event.currentTarget.form);
        }}
      />
      {orders && (
        <NativeSelect
          name="orderBy"
          aria-label={texts.order()}
          data={Object.entries(orders).map(([value, label], at) => ({ value: at === 0 ? '' : value, label: label() }))}
          autoComplete="off"
          {...order}
          onChange={(event) => {
            order.onChange(event.currentTarget.value);
            if (event.currentTarget.form) go(event.currentTarget.form);
          }}
        />
      )}
    </form>
  );
}
