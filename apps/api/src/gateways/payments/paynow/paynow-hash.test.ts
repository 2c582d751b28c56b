import { describe, expect, test } from 'vitest';
import { readMessage } from './message.ts';
import { hashOf, isSigned, type OrderedFields } from './paynow-hash.ts';

const key = '3e9fed89-60e1-4ce5-ab6e-6b1eb2d4f977';

const outbound: OrderedFields = [
  ['id', '1201'],
  ['reference', 'TEST REF'],
  ['amount', '99.99'],
  ['additionalinfo', 'A test ticket transaction'],
  ['returnurl', 'http://www.google.com/search?q=returnurl'],
  ['resulturl', 'http://www.google.com/search?q=resulturl'],
  ['status', 'Message'],
];
const outboundHash =
  '2A033FC38798D913D42ECB786B9B19645ADEDBDE788862032F1BD82CF3B92DEF84F316385D5B40DBB35F1A4FD7D5BFE73835174136463CDD48C9366B0749C689';
const inbound =
  'status=Ok&browserurl=https%3a%2f%2fstaging.paynow.co.zw%2fPayment%2fConfirmPayment%2f9510&pollurl=https%3a%2f%2fstaging.paynow.co.zw%2fInterface%2fCheckPayment%2f%3fguid%3dc7ed41da-0159-46da-b428-69549f770413&paynowreference=9510';
const inboundHash =
  '750DD0B0DF374678707BB5AF915AF81C228B9058AD57BB7120569EC68BBB9C2EFC1B26C6375D2BC562AC909B3CD6B2AF1D42E1A5E479FFAC8F4FB3FDCE71DF4D';

describe('hashOf', () => {
  test('returns the hash of the published outbound example', () => {
    expect(hashOf(outbound, key)).toBe(outboundHash);
  });

  test('returns the hash of the published inbound example', () => {
    expect(hashOf(readMessage(inbound), key)).toBe(inboundHash);
  });

  test('returns the same hash for an express checkout in our order of fields', () => {
    expect(
      hashOf(
        [
          ['id', '1201'],
          ['reference', 'PAY-01J0TESTREF0001'],
          ['amount', '15.00'],
          ['additionalinfo', 'Bronze package - 1 month'],
          ['returnurl', 'https://example.test/pay/return?p=1'],
          ['resulturl', 'https://example.test/pay/result/1?t=abc'],
          ['authemail', 'buyer@example.test'],
          ['phone', '0771111111'],
          ['method', 'ecocash'],
          ['merchanttrace', '01J0TESTREF0001'],
          ['status', 'Message'],
        ],
        key,
      ),
    ).toBe(
      '082EFA01C1D002F5C1A4A12A47C31AE77FFDE23CC8D2B66BC0EE241E8754C252B0FF29EA2D08E2E2D486F1528F1F7B8A8538401D61E636E762BDC43E35A2FCB4',
    );
  });

  test('returns the same hash for a status update', () => {
    expect(
      hashOf(
        [
          ['reference', 'PAY-01J0TESTREF0001'],
          ['paynowreference', '9510'],
          ['amount', '15.00'],
          ['status', 'Paid'],
          ['pollurl', 'http://127.0.0.1:7105/Interface/CheckPayment/?guid=c7ed41da-0159-46da-b428-69549f770413'],
        ],
        key,
      ),
    ).toBe(
      '1B038D6C22CFC022FB4B2100F8D286FC33057195FCB26F955C797D7B02D42CD80850A66160698E915D64B6AD27442FBD93B210AC8CA99C67BEEB448BE89F90D3',
    );
  });

  test('ignores the case of the key and white space around values', () => {
    const padded = outbound.map(([name, value]) => [name, ` ${value} `] as const);
    expect(hashOf(padded, key.toUpperCase())).toBe(outboundHash);
  });
});

describe('isSigned', () => {
  const signed = (hash: string) => readMessage(`${inbound}&hash=${hash}`);

  test('accepts the right hash in any case, under a name in any case', () => {
    expect(isSigned(signed(inboundHash), key)).toBe(true);
    expect(isSigned(signed(inboundHash.toLowerCase()), key)).toBe(true);
    expect(isSigned(readMessage(`${inbound}&HASH=${inboundHash}`), key)).toBe(true);
  });

  test.each([
    ['no hash', readMessage(inbound)],
    ['an empty hash', signed('')],
    ['another hash', signed(outboundHash)],
    ['a shorter hash', signed(inboundHash.slice(0, 100))],
    ['two hashes', signed(`${inboundHash}&hash=${inboundHash}`)],
    ['another order', readMessage(`paynowreference=9510&status=Ok&hash=${inboundHash}`)],
    ['another value', readMessage(`${inbound.replace('9510', '9511')}&hash=${inboundHash}`)],
  ])('refuses %s', (_case, fields) => {
    expect(isSigned(fields, key)).toBe(false);
  });

  test('refuses another key', () => {
    expect(isSigned(signed(inboundHash), key.replace('3', '4'))).toBe(false);
  });
});
