import type { DemoLogo } from './types.ts';

/** Companies shown as partners, all invented. */
export const demoPartners: readonly DemoLogo[] = [
  { name: 'Baobab Trust', mark: 'baobab', colors: ['#7a3f1d', '#d98a2b'] },
  { name: 'Mvule Mutual', mark: 'leaf', colors: ['#1f5a44', '#e0b04a'] },
  { name: 'Zambezi Brick', mark: 'blocks', colors: ['#8c2f24', '#e07a4a'] },
  { name: 'Sahel Solar', mark: 'sun', colors: ['#1f4e79', '#f0a818'] },
  { name: 'Kente Interiors', mark: 'weave', colors: ['#4a2c6e', '#e8a020'] },
  { name: 'Harbour Surveys', mark: 'spiral', colors: ['#14566b', '#3fa7b5'] },
  { name: 'Tsavo Movers', mark: 'stairs', colors: ['#5a3a24', '#d9694a'] },
  { name: 'Umbrella Thorn', mark: 'acacia', colors: ['#2f5d3a', '#e0a030'] },
  { name: 'Nyota Bank', mark: 'star', colors: ['#1f2933', '#ff8c00'] },
  { name: 'Pamba Title', mark: 'shield', colors: ['#243f6b', '#d9a441'] },
  { name: 'Kalahari Glass', mark: 'diamond', colors: ['#1f6f7a', '#e8961e'] },
  { name: 'Ngoma Finance', mark: 'hands', colors: ['#6b2f4a', '#e8904a'] },
];
