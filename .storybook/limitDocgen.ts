import type { PluginOption } from 'vite';

const COMPONENTS = /\/packages\/ui\/src\/.*\.tsx$/;

/**
 * Storybook reads the properties for its controls from every source, at each start. Only files with
 * JSX have components.
 */
export function limitDocgen(plugins: readonly PluginOption[] = []): void {
  for (const plugin of plugins)
    if (plugin && 'transform' in plugin && plugin.name === 'storybook:react-docgen-plugin') {
      const { transform } = plugin;
      if (typeof transform === 'function')
        plugin.transform = { filter: { id: COMPONENTS }, handler: transform };
    }
}
