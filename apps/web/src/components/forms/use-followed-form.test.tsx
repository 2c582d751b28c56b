// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useForm } from '@mantine/form';
import { afterEach, expect, test } from 'vitest';
import { clearSent } from './clear-sent.ts';
import { useFollowedForm } from './use-followed-form.ts';

afterEach(cleanup);

const known = { name: 'Rudo', phone: '0771' };

function open() {
  return renderHook(
    (source: typeof known) => {
      const form = useForm({ initialValues: known });
      return { form, markSaved: useFollowedForm(form, source) };
    },
    { initialProps: known },
  );
}

test('a form takes new values from the server, except for a changed field', () => {
  const { result, rerender } = open();
  act(() => result.current.form.setFieldValue('name', 'Rudo M'));
  rerender({ name: 'Rudo', phone: '+263771' });
  expect(result.current.form.values).toEqual({ name: 'Rudo M', phone: '+263771' });
  rerender({ name: 'Rudo Moyo', phone: '+263771' });
  expect(result.current.form.values.name).toBe('Rudo M');
});

test('a field with the focus keeps its value', () => {
  const { result, rerender } = open();
  const input = document.createElement('input');
  input.dataset.path = 'phone';
  document.body.append(input);
  input.focus();
  rerender({ name: 'Chipo', phone: '+263772' });
  expect(result.current.form.values).toEqual({ name: 'Chipo', phone: '0771' });
  input.remove();
});

test('after saving, the form takes the values that the server returned', () => {
  const { result, rerender } = open();
  act(() => result.current.form.setFieldValue('phone', '077 2'));
  act(() => result.current.markSaved(result.current.form.getValues()));
  rerender({ name: 'Rudo', phone: '+263772' });
  expect(result.current.form.values.phone).toBe('+263772');
});

test('a sent form is emptied, except for input during the submission', () => {
  const { result } = renderHook(() => useForm({ initialValues: { message: '', name: '' } }));
  const sent = { message: 'First', name: 'Rudo' };
  act(() => result.current.setValues(sent));
  act(() => result.current.setFieldValue('message', 'First, and a second'));
  act(() => clearSent(result.current, sent));
  expect(result.current.values).toEqual({ message: 'First, and a second', name: '' });
});
