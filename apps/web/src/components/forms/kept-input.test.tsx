// @vitest-environment jsdom
import { useForm } from '@mantine/form';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetKeptInput, useKeptInput } from './kept-input.ts';

function Form({ keeps }: { keeps?: string | undefined }) {
  const form = useForm({
    mode: 'controlled',
    initialValues: { name: '', message: 'Hello', password: '', city: 'Harare' },
  });
  const own = useRef<HTMLFormElement>(null);
  const { keep, forget } = useKeptInput(own, keeps);
  return (
    <form ref={own} onChange={keep}>
      <input aria-label="Name" {...form.getInputProps('name')} />
      <textarea aria-label="Message" {...form.getInputProps('message')} />
      <input aria-label="Password" type="password" {...form.getInputProps('password')} />
      <select aria-label="City" {...form.getInputProps('city')}>
        <option>Harare</option>
        <option>Lagos</option>
      </select>
      <button type="button" onClick={forget}>
        Sent
      </button>
      <output>{JSON.stringify(form.values)}</output>
    </form>
  );
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const values = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
/** Unmounts the form, as a reload or another page does, and mounts it again. */
async function openAgain(keeps?: string) {
  cleanup();
  await act(async () => render(<Form keeps={keeps} />));
}

beforeEach(() => forgetKeptInput());
afterEach(() => cleanup());

const untouched = { name: '', message: 'Hello', password: '', city: 'Harare' };

test('the state of a form that is opened again has the texts and choices, but no password', async () => {
  render(<Form keeps="contact" />);
  type('Name', 'Rudo');
  type('Message', '');
  type('Password', 'a secret of mine');
  type('City', 'Lagos');
  await openAgain('contact');
  expect(values()).toEqual({ name: 'Rudo', message: '', password: '', city: 'Lagos' });
  expect(sessionStorage.getItem('typed')).not.toContain('secret');
});

test('another form of the page, and a form that keeps nothing, do not get the texts', async () => {
  render(<Form keeps="contact" />);
  type('Name', 'Rudo');
  await openAgain('feedback');
  expect(values()).toEqual(untouched);
  await openAgain();
  expect(values()).toEqual(untouched);
});

test('a sent form is forgotten, and others are not', async () => {
  render(<Form keeps="feedback" />);
  type('Name', 'Amina');
  await openAgain('contact');
  type('Name', 'Rudo');
  fireEvent.click(screen.getByRole('button', { name: 'Sent' }));
  await openAgain('contact');
  expect(values()).toEqual(untouched);
  await openAgain('feedback');
  expect(values()).toMatchObject({ name: 'Amina' });
});

test('a log-off forgets all texts', async () => {
  render(<Form keeps="contact" />);
  type('Name', 'Rudo');
  forgetKeptInput();
  await openAgain('contact');
  expect(values()).toEqual(untouched);
});
