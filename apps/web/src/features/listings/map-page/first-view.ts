import { decodePolyline } from '@africanscity/contracts/listings/coordinates/polyline';
import { readFilterText } from '@africanscity/contracts/listings/filter-texts';
import type { Bounds } from '@africanscity/contracts/listings/area-readings';
import type { ListingMap } from '@africanscity/contracts/listings/map';
import { filterOf, type ListQuery } from '../query/list-query.ts';
import { africa, extentOf, writeBounds } from '../map/map-address.ts';

/** The first view of a map, and its zoom on a phone. */
export interface FirstView {
  box: Bounds;
  zoom: number;
}

/** Pixels between the controls on a phone. */
const phone = { width: 300, height: 400 };

/** Maximum zoom of a box around listings, and of one around a drawn area. */
const closest = 13;
const closestOfDrawn = 18;

/** Pixels of the whole world at zoom 0. */
const world = 256;

/** Projects a position (Mercator), in degrees of longitude on both axes. */
export function project(latitude: number, longitude: number): { x: number; y: number } {
  const radians = (latitude * Math.PI) / 180;
  return { x: longitude, y: (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI };
}

/** Pixels per projected degree. */
export function pixelsAt(zoom: number): number {
  return (world * 2 ** zoom) / 360;
}

/** Returns the bounds in the URL, or else the box around the drawn area. */
export function boxInAddress({ bounds, drawnArea }: ListQuery): Bounds | undefined {
  if (bounds) return readFilterText('bounds', bounds);
  return drawnArea ? extentOf({ clusters: [], listings: decodePolyline(drawnArea) }) : undefined;
}

/** Returns the box in the URL, or else the box around all listings, at least as large as the closest zoom shows. */
export function firstView(query: ListQuery, everywhere: ListingMap | undefined): FirstView {
  const wanted = boxInAddress(query) ?? (everywhere && extentOf(everywhere)) ?? africa;
  const box = wanted.east > wanted.west ? wanted : { ...wanted, east: wanted.west };
  const nearest = query.drawnArea ? closestOfDrawn : closest;
  const least = phone.width / pixelsAt(nearest) / 2;
  const middle = { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 };
  const grown = {
    south: Math.max(-84, Math.min(box.south, middle.latitude - least)),
    north: Math.min(84, Math.max(box.north, middle.latitude + least)),
    west: Math.max(-180, Math.min(box.west, middle.longitude - least)),
    east: Math.min(180, Math.max(box.east, middle.longitude + least)),
  };
  const { width, height } = sizeOf(grown);
  const fits = Math.log2(Math.min(phone.width / width, phone.height / height) / pixelsAt(0));
  return { box: grown, zoom: Math.max(2, Math.min(nearest, Math.floor(fits * 4) / 4)) };
}

/** The size of a box in projected degrees. */
export function sizeOf({ south, west, north, east }: Bounds): { width: number; height: number } {
  return { width: east - west, height: project(north, 0).y - project(south, 0).y };
}

/** The API request for the box around all listings of a filter. */
export function everywhereRequest(query: ListQuery) {
  const { bounds: _bounds, ...filter } = filterOf(query);
  return { ...filter, bounds: writeBounds(africa, 1), zoom: '3' };
}

/** The API request for the clusters of a first view. */
export function firstMarksRequest(query: ListQuery, { box, zoom }: FirstView) {
  const { bounds: _bounds, ...filter } = filterOf(query);
  const [up, across] = [(box.north - box.south) / 20, (box.east - box.west) / 20];
  const around = {
    south: Math.max(-90, box.south - up),
    north: Math.min(90, box.north + up),
    west: Math.max(-180, box.west - across),
    east: Math.min(180, box.east + across),
  };
  return { ...filter, bounds: writeBounds(around, 4), zoom: String(Math.round(zoom)) };
}
