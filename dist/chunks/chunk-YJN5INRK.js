import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);
