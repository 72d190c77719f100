import { createRef, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button';
import { Checkbox } from './Checkbox';
import { IconButton } from './IconButton';
import { LinkButton } from './LinkButton';
import { NumberField } from './NumberField';
import { SearchBox } from './SearchBox';
import { Select } from './Select';
import { Switch } from './Switch';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const nothing = () => undefined;
/** Attributes that another app adds. The compiler must accept them too. */
const added = { className: 'propia', style: { order: 7 }, id: 'ñ', 'data-prueba': '1' };
const field = { label: 'Motivo', onChange: nothing, ...added };
const root = createRef<HTMLDivElement>();

const wrappers: Record<string, ReactElement> = {
  Button: (
    <Button {...added} ref={createRef<HTMLButtonElement>()}>
      Guardar
    </Button>
  ),
  IconButton: (
    <IconButton {...added} label="Más" ref={createRef<HTMLButtonElement>()}>
      +
    </IconButton>
  ),
  LinkButton: (
    <LinkButton {...added} href="/" target="_blank" ref={createRef<HTMLAnchorElement>()}>
      Ir
    </LinkButton>
  ),
  Checkbox: <Checkbox {...field} value ref={root} />,
  NumberField: <NumberField {...field} value={1} ref={root} />,
  SearchBox: <SearchBox {...field} value="" ref={root} />,
  Select: <Select {...field} value={null} options={[]} ref={root} />,
  Switch: <Switch {...field} value ref={root} />,
  TextArea: <TextArea {...field} value="" ref={root} />,
  TextField: <TextField {...field} value="" pattern="[a-z]+" ref={root} />,
};

test.each(Object.entries(wrappers))(
  'rendered on a server, %s has the given class, style, id and data attributes',
  (_, wrapper) => {
    const html = renderToStaticMarkup(wrapper);
    expect(html).toMatch(/class="[^"]*\bpropia\b/);
    expect(html).toMatch(/style="[^"]*order:7/);
    expect(html).toContain('ñ');
    expect(html).toContain('data-prueba="1"');
  },
);
