import { type ComponentType, useState } from 'react';

/**
 * Gives a screen state, as the app does: a property changes when its callback is called.
 * @param holds the callback of each property with state, e.g. `{ isAsking: 'onAsking' }`
 */
export function stateful<Props extends object>(
  Screen: ComponentType<Props>,
  holds: { readonly [Prop in keyof Props]?: keyof Props },
) {
  return function Stateful(args: Props) {
    const [values, setValues] = useState<Partial<Props>>({});
    const listen = ([prop, callback]: [string, unknown]) => {
      const told = args[callback as keyof Props] as (next: unknown) => void;
      const hear = (next: unknown) => {
        setValues((now) => ({ ...now, [prop]: next }));
        told(next);
      };
      return [callback, hear];
    };
    return (
      <Screen {...args} {...values} {...Object.fromEntries(Object.entries(holds).map(listen))} />
    );
  };
}
