import type { Plugin } from 'vite';

type IconNode = [element: string, attributes: { d?: string; key: string }][];

/**
 * Draws each icon as one path: as published, an icon has up to nine, and each is an element on every page that shows the
 * icon. In development, where packages are not transformed, icons keep their paths.
 */
export function mergeIconPaths(): Plugin {
  return {
    name: 'merge-icon-paths',
    apply: 'build',
    transform(code, id) {
      if (!/@tabler[\\/]icons-react[\\/].*[\\/]icons[\\/]/.test(id)) return undefined;
      return code.replace(/(?<=const __iconNode = )\[.*\](?=;)/, (node) =>
        JSON.stringify(mergePaths(JSON.parse(node) as IconNode)),
      );
    },
  };
}

/** Merges paths that start at an absolute position and have no attributes of their own. */
function mergePaths(node: IconNode): IconNode {
  const lines = node.map(([, { d, ...others }]) => (Object.keys(others).length === 1 && d?.startsWith('M') ? d : null));
  if (lines.includes(null)) return node;
  return [['path', { d: lines.join(''), key: 'svg-0' }]];
}
