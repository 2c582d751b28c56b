// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../api/call.ts';
import { firstByField, useSubmit } from './use-submit.ts';

test('keeps the first error of each field, for any field name', () => {
  const faults = ['city', 'constructor', 'city', 'toString'].map((field, index) => ({
    field,
    defaultMessage: `is odd ${index}`,
  }));
  expect(firstByField(faults)).toEqual({ city: 'Is odd 0', constructor: 'Is odd 1', toString: 'Is odd 3' });
});

test.each([
  ['offline', null],
  ['closed', 'Failed'],
])('once the browser is online again, the error %s is %o', async (code, left) => {
  const form = { onSubmit: () => () => {}, setErrors: () => {}, values: {}, validating: false };
  const { result } = renderHook(() => useSubmit(form, () => Promise.reject(new ApiFailure(0, code, 'Failed'))));
  await act(async () => result.current.submit({}));
  expect(result.current.error).toBe('Failed');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current.error).toBe(left);
});
