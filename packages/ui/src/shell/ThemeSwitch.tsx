import { MoonIcon, SunIcon } from '../components/icons/firstPage';
import { useTheme } from '../theme/useTheme';
import { BarButton } from './BarButton';

/** A button that toggles the theme. Its icon shows the theme that a press selects. */
export function ThemeSwitch() {
  const { tema, setTheme } = useTheme();
  const isDark = tema === 'oscuro';
  return (
    <BarButton
      label={isDark ? 'Usar el tema claro' : 'Usar el tema oscuro'}
      onPress={() => setTheme(isDark ? 'claro' : 'oscuro')}
    >
      {isDark ? <SunIcon size={24} /> : <MoonIcon size={24} />}
    </BarButton>
  );
}
