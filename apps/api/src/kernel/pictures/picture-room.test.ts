import { pictureRooms } from '@africanscity/contracts/picture-rooms';
import { expect, test } from 'vitest';
import { readRoom } from './picture-room.ts';

test.each([
  ['12_kitchen.jpg', 'kitchen'],
  ['1_frontal.jpg', 'front'],
  ['MasterBedroom 2.JPG', 'bedroom'],
  ['bathroom-1.webp', 'bathroom'],
  ['living room.jpeg', 'living_room'],
  ['Salle à manger.png', 'dining_room'],
  ['outdoor-pool-3', 'pool'],
  ['floor plan of the house.png', 'plan'],
])('%s shows a %s', (name, room) => {
  expect(readRoom(name)).toBe(room);
});

test.each(['IMG_0042.jpg', 'WhatsApp Image 2026-03-01.jpeg', '', '.jpg', 'bedford.jpg', 'a'.repeat(5000)])(
  'the name %s tells no room',
  (name) => {
    expect(readRoom(name)).toBeNull();
  },
);

test('a file named after a room shows it', () => {
  const rooms = Object.keys(pictureRooms);
  expect(rooms.map((room) => readRoom(`${room}.jpg`))).toEqual(rooms);
});
