import { type ComponentType, useState } from 'react';

/**
 * Renders a screen as the app holds it: what it asks for with a callback, it is given from then on.
 * @param holds the callback of each property that is held, e.g. `{ isAsking: 'onAsking' }`
 */
export function held<Props extends object>(
  Screen: ComponentType<Props>,
  holds: { readonly [Prop in keyof Props]?: keyof Props },
) {
  return function Held(args: Props) {
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
