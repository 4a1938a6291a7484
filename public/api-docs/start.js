/** Shows the description of this server with Swagger UI, in the theme that the reader prefers. */
const dark = matchMedia('(prefers-color-scheme: dark)');
const showTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', showTheme);
showTheme();

window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  layout: 'BaseLayout',
  presets: [window.SwaggerUIBundle.presets.apis],
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  // Nobody else is asked whether the description is right: a test does that.
  validatorUrl: null,
});
