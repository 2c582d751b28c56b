import type L from 'leaflet';
import {
  type Feature,
  leafletLayer,
  LineLabelSymbolizer,
  LineSymbolizer,
  PmtilesSource,
  PolygonSymbolizer,
} from 'protomaps-leaflet';

/** The site's colours for streets by kind. */
const palettes = {
  light: {
    earth: '#f8f3e9',
    green: '#e2ead2',
    water: '#cfe2ec',
    building: '#ebe3d3',
    path: '#e6dcc8',
    minor: '#ffffff',
    major: '#fff1d6',
    highway: '#ffd9a0',
    casing: '#d8cbb1',
    name: '#5d6975',
    halo: '#f8f3e9',
  },
  dark: {
    earth: '#26313b',
    green: '#27382f',
    water: '#16222d',
    building: '#2d3944',
    path: '#303d48',
    minor: '#3a4753',
    major: '#465462',
    highway: '#6a5a3e',
    casing: '#1d2730',
    name: '#a3b1bd',
    halo: '#1d2730',
  },
};

type Palette = (typeof palettes)['light'];

/**
 * Draws streets, water and parks from a PMTiles file in the Protomaps schema, whose tiles load on demand. Does nothing
 * without the file. Place names are the site's own.
 */
export async function drawStreets(map: L.Map, address: string): Promise<void> {
  const source = new PmtilesSource(new URL(address, location.href).href, true);
  const header = await source.p.getHeader().catch(() => undefined);
  if (!header) return;
  const layer = leafletLayer({
    url: source.p,
    maxDataZoom: header.maxZoom,
    ...rules(palettes[scheme()]),
    bounds: [
      [header.minLat, header.minLon],
      [header.maxLat, header.maxLon],
    ],
  });
  (layer as unknown as L.GridLayer).addTo(map);
  const watcher = new MutationObserver(() => {
    Object.assign(layer, { ...rules(palettes[scheme()]) });
    layer.clearLayout();
    layer.rerenderTiles();
  });
  watcher.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
  map.on('unload', () => watcher.disconnect());
}

function scheme(): keyof typeof palettes {
  return document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light';
}

const greens = new Set([
  'park',
  'forest',
  'wood',
  'nature_reserve',
  'national_park',
  'grass',
  'golf_course',
  'cemetery',
]);

function rules(colours: Palette) {
  const area = (dataLayer: string, fill: string, filter = (feature: Feature) => feature.geomType === polygons) => ({
    dataLayer,
    symbolizer: new PolygonSymbolizer({ fill }),
    filter: (_zoom: number, feature: Feature) => filter(feature),
  });
  const road = (kind: string, color: string, minzoom: number, wide: number) => ({
    dataLayer: 'roads',
    minzoom,
    symbolizer: new LineSymbolizer({ color, width: (zoom: number) => widthAt(zoom, wide) }),
    filter: (_zoom: number, { props }: Feature) => props.kind === kind,
  });
  const roads = [
    ['path', colours.path, 15, 1],
    ['minor_road', colours.minor, 12, 2.5],
    ['medium_road', colours.major, 9, 3],
    ['major_road', colours.major, 7, 4],
    ['highway', colours.highway, 5, 5],
  ] as const;
  return {
    paintRules: [
      area('earth', colours.earth),
      area('landuse', colours.green, ({ props }) => greens.has(String(props.kind))),
      area('water', colours.water),
      {
        dataLayer: 'water',
        symbolizer: new LineSymbolizer({ color: colours.water, width: 1.5 }),
        filter: (_zoom: number, { geomType }: Feature) => geomType === lines,
      },
      { ...area('buildings', colours.building), minzoom: 15 },
      ...roads.slice(1).map(([kind, , minzoom, wide]) => road(kind, colours.casing, Math.max(minzoom, 11), wide + 1)),
      ...roads.map(([kind, colour, minzoom, wide]) => road(kind, colour, minzoom, wide)),
    ],
    labelRules: [
      {
        dataLayer: 'roads',
        minzoom: 13,
        symbolizer: new LineLabelSymbolizer({
          labelProps: ['name'],
          font: '500 11px system-ui, sans-serif',
          fill: colours.name,
          stroke: colours.halo,
          width: 3,
        }),
        filter: (_zoom: number, { props }: Feature) => props.kind !== 'path',
      },
    ],
  };
}

// The geometry types of vector tiles.
const lines = 2;
const polygons = 3;

/** Width of a road in pixels, given its width at zoom 15. */
function widthAt(zoom: number, wide: number): number {
  return Math.max(0.5, wide * 1.45 ** (zoom - 15));
}
