/** The modules of a folder, lowest first, and for each the modules that it may import besides itself and `core`. */
export type Modules = Record<string, string[]>;

/** Folders that are split into modules. */
export const modulesOf: Record<string, Modules> = {
  'apps/api/src/domains/listings': {
    core: [],
    amenities: [],
    pins: [],
    places: [],
    search: ['amenities', 'places'],
    views: [],
    landing: ['search'],
    favorites: [],
    pictures: [],
    similar: [],
    confirmation: [],
    contacts: ['views'],
    seo: ['landing'],
    embed: [],
    'price-reviews': ['places'],
    map: ['search'],
    discovery: ['places', 'search'],
    details: ['views', 'landing', 'contacts'],
    shortlists: ['favorites', 'details'],
    import: ['amenities', 'pins', 'places', 'favorites'],
    export: [],
    own: ['amenities', 'pins', 'places', 'favorites', 'price-reviews'],
  },
  'apps/web/src/features/listings': {
    core: [],
    query: [],
    map: [],
    share: [],
    compare: [],
    favorites: [],
    shortlists: ['share', 'favorites'],
    similar: [],
    landing: [],
    imports: [],
    cards: ['compare', 'favorites'],
    'recently-viewed': ['cards'],
    'search-box': ['query', 'recently-viewed'],
    list: ['query', 'cards', 'recently-viewed', 'search-box'],
    'map-page': ['query', 'map', 'cards', 'recently-viewed', 'list'],
    details: ['map', 'recently-viewed'],
    own: ['map', 'share', 'cards'],
  },
};

/** The table of contents of a domain's API: the only file beside its modules, which may import all of them. */
const contents = 'routes.ts';

export interface Import {
  from: string;
  to: string;
}

/**
 * Returns the imports that the modules may not have, and the files that belong to no module, one line each. Tests may
 * import any module.
 */
export function faultsOfModules(imports: Import[], folders = modulesOf): string[] {
  return Object.entries(folders).flatMap(([folder, modules]) => [
    ...wrongOrder(folder, modules),
    ...new Set(imports.flatMap((each) => faultOf(each, folder, modules))),
  ]);
}

/** A module may only list modules above its own line, so that no two import each other. */
function wrongOrder(folder: string, modules: Modules): string[] {
  const names = Object.keys(modules);
  return names.flatMap((name, at) =>
    modules[name]!.filter((other) => !names.slice(0, at).includes(other)).map(
      (other) => `${folder}: ${name} lists ${other}, which is not below it`,
    ),
  );
}

function faultOf({ from, to }: Import, folder: string, modules: Modules): string[] {
  const [module, isFile] = placeIn(folder, from);
  if (module === undefined || /\.test\.tsx?$/.test(from) || (isFile && module === contents)) return [];
  if (isFile || !Object.hasOwn(modules, module)) return [`${from} is in no module of ${folder}`];
  const [imported] = placeIn(folder, to);
  if (imported === undefined || imported === module) return [];
  if (imported === 'core' || modules[module]!.includes(imported)) return [];
  return [`the module ${module} may not import ${imported}: ${from} imports ${to}`];
}

/** Returns the first part of a path within the folder, and whether that part is a file. */
function placeIn(folder: string, path: string): [string | undefined, boolean] {
  if (!path.startsWith(`${folder}/`)) return [undefined, false];
  const [first, ...rest] = path.slice(folder.length + 1).split('/');
  return [first, rest.length === 0];
}
