import { allEndpoints } from '@africanscity/contracts/operations';
import { expect, test } from 'vitest';
import { serializerOf } from './serializers.ts';

// They are made when they are needed, which must not be when a visitor learns that one cannot be.
test.each(allEndpoints.filter(({ response }) => response))('the answer of $name can be written', ({ response }) => {
  expect(serializerOf(response!)).toBeTypeOf('function');
  expect(serializerOf(response!)).toBe(serializerOf(response!));
});
