import type { PluginOption } from 'vite';

const COMPONENTS = /\/packages\/ui\/src\/.*\.tsx$/;

/**
 * Limits Storybook's search for component properties to the `.tsx` files of `ui`. By default
 * Storybook searches every source file at each start.
 */
export function limitDocgen(plugins: readonly PluginOption[] = []): void {
  for (const plugin of plugins)
    if (plugin && 'transform' in plugin && plugin.name === 'storybook:react-docgen-plugin') {
      const { transform } = plugin;
      if (typeof transform === 'function')
        plugin.transform = { filter: { id: COMPONENTS }, handler: transform };
    }
}
