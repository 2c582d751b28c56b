// @vitest-environment jsdom
import { useForm } from '@mantine/form';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearSession, storeToken, storeUser } from '../../api/session.ts';
import { forgetKeptValues } from './kept-storage.ts';
import { useKeptValues } from './kept-values.ts';

function Form({ keeps }: { keeps?: string | undefined }) {
  const form = useForm({
    initialValues: { name: '', message: 'Hello', password: '', city: 'Harare', news: false, lines: ['one'] },
  });
  const [state, setState] = useState({ loading: false, failed: false });
  const { isRestored, discard } = useKeptValues(form, keeps, state);
  return (
    <form>
      <input aria-label="Name" {...form.getInputProps('name')} />
      <textarea aria-label="Message" {...form.getInputProps('message')} />
      <input aria-label="Password" type="password" {...form.getInputProps('password')} />
      <select aria-label="City" {...form.getInputProps('city')}>
        <option>Harare</option>
        <option>Lagos</option>
      </select>
      <input type="checkbox" aria-label="News" {...form.getInputProps('news', { type: 'checkbox' })} />
      <button type="button" onClick={() => form.insertListItem('lines', 'two')}>
        Add
      </button>
      <button type="button" onClick={() => form.setValues({ city: 'Lagos' })}>
        Follow
      </button>
      <button type="button" onClick={() => setState({ loading: true, failed: false })}>
        Send
      </button>
      <button type="button" onClick={() => setState({ loading: false, failed: true })}>
        Fail
      </button>
      <button type="button" onClick={() => setState({ loading: false, failed: false })}>
        Succeed
      </button>
      {isRestored && (
        <button type="button" onClick={discard}>
          Discard
        </button>
      )}
      <output>{JSON.stringify(form.values)}</output>
    </form>
  );
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const values = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Unmounts the form, as a reload or another page does, and mounts it again. */
async function openAgain(keeps?: string) {
  cleanup();
  await open(keeps);
}
const open = async (keeps?: string) => act(async () => render(<Form keeps={keeps} />));
const isMarked = () => screen.queryByRole('button', { name: 'Discard' }) !== null;

beforeEach(() => forgetKeptValues());
afterEach(() => cleanup());

const untouched = { name: '', message: 'Hello', password: '', city: 'Harare', news: false, lines: ['one'] };

test('a form that is opened again has the texts, choices, ticks and lists, but no password', async () => {
  await open('contact');
  type('Name', 'Rudo');
  type('Message', '');
  type('Password', 'a secret of mine');
  type('City', 'Lagos');
  fireEvent.click(screen.getByLabelText('News'));
  click('Add');
  await openAgain('contact');
  expect(values()).toEqual({
    name: 'Rudo',
    message: '',
    password: '',
    city: 'Lagos',
    news: true,
    lines: ['one', 'two'],
  });
  expect(sessionStorage.getItem('typedValues')).not.toContain('secret');
  await openAgain('contact');
  expect(values()).toMatchObject({ name: 'Rudo', news: true });
});

test('values that the user did not change are not kept', async () => {
  await open('profile');
  click('Follow');
  type('Name', 'Rudo');
  type('Name', '');
  expect(sessionStorage.getItem('typedValues') ?? '').not.toMatch(/Lagos|name/);
  await openAgain('profile');
  expect(values()).toEqual(untouched);
  expect(isMarked()).toBe(false);
});

test('another form of the page, and a form that keeps nothing, do not get the values', async () => {
  await open('contact');
  type('Name', 'Rudo');
  await openAgain('feedback');
  expect(values()).toEqual(untouched);
  await openAgain();
  expect(values()).toEqual(untouched);
});

test('a sent form is forgotten, and others are not', async () => {
  await open('feedback');
  type('Name', 'Amina');
  await openAgain('contact');
  type('Name', 'Rudo');
  click('Send');
  click('Succeed');
  await openAgain('contact');
  expect(values()).toEqual(untouched);
  await openAgain('feedback');
  expect(values()).toMatchObject({ name: 'Amina' });
});

test('a form that could not be sent keeps its values', async () => {
  await open('contact');
  type('Name', 'Rudo');
  click('Send');
  click('Fail');
  await openAgain('contact');
  expect(values()).toMatchObject({ name: 'Rudo' });
});

test('kept values can be discarded for those that were saved last', async () => {
  await open('profile');
  type('Name', 'Rudo');
  expect(isMarked()).toBe(false);
  await openAgain('profile');
  click('Discard');
  expect(values()).toEqual(untouched);
  expect(isMarked()).toBe(false);
  await openAgain('profile');
  expect(values()).toEqual(untouched);
});

test('values of a user are not shown to another one', async () => {
  const logIn = (name: string) => {
    storeToken({ access_token: 'token', token_type: 'Bearer', expires_in: 3600, scope: 'all' });
    storeUser({ fullName: name, role: 'USER' });
  };
  logIn('Rudo Moyo');
  await open('profile');
  type('Name', 'Rudo');
  clearSession();
  await openAgain('profile');
  expect(values()).toEqual(untouched);
  logIn('Amina Sow');
  await openAgain('profile');
  expect(values()).toEqual(untouched);
  logIn('Rudo Moyo');
  await openAgain('profile');
  expect(values()).toMatchObject({ name: 'Rudo' });
  clearSession();
});

test('a log-off forgets all values', async () => {
  await open('contact');
  type('Name', 'Rudo');
  forgetKeptValues();
  await openAgain('contact');
  expect(values()).toEqual(untouched);
});
